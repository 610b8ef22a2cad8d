// Small printed things: wax, coin, rail pieces, mile plate, bonus card.

export const Signs = () => (
  <>
    <symbol id="ctc-wax" viewBox="0 0 40 40">
      <path
        d="M37.8 20c1.7 2.9 0 8.5-4.3 11.3-1 4.3-6.2 7.3-10.4 6.4-4.6 1.6-10.2 .4-11.9-2.5-3.6 .4-7.6-4-8.1-9-2.5-3.3-2.5-9.1 .4-12.2 0-5.3 4-9.6 7.5-9.6 1.9-2.6 7.5-3.8 12.1-1.7 4.1-1.1 9.2 1.8 10.7 5.7 4 3.1 5.7 8.7 3.8 11.6z"
        fill="var(--deep)"
      />
      <circle cx="20" cy="20" r="14" fill="currentColor" />
      <path
        d="M9.5 16A11.5 11.5 0 0 1 17 9"
        fill="none"
        stroke="var(--glyph)"
        stroke-width="1.6"
        opacity=".5"
      />
    </symbol>
    <clipPath id="ctc-left">
      <path d="M-9-9h29l-3 12 4 7-6 8 5 7-4 8 3 16H-9z" />
    </clipPath>
    <clipPath id="ctc-right">
      <path d="M49-9H20l-3 12 4 7-6 8 5 7-4 8 3 16h30z" />
    </clipPath>
    <symbol id="ctc-coin" viewBox="0 0 40 40">
      <circle
        cx="20"
        cy="20"
        r="19"
        fill="var(--v-coin)"
        stroke="var(--v-coin-ink)"
        stroke-width="2"
      />
      <circle
        cx="20"
        cy="20"
        r="15.5"
        fill="none"
        stroke="var(--v-coin-ink)"
        stroke-width="1.2"
        stroke-dasharray="1.217"
      />
    </symbol>
    <symbol id="ctc-rail" viewBox="0 0 22 16">
      <path d="M2 0h4v16H2zM9 0h4v16H9zM16 0h4v16h-4z" fill="currentColor" />
      <path d="M0 3h21.4v2.6H0zM0 10.4h21.4V13H0z" fill="var(--v-rails)" />
    </symbol>
    <symbol id="ctc-missing" viewBox="0 0 22 16">
      <path
        d="M1 1h20v14H1z"
        fill="var(--v-missing)"
        stroke="var(--brick)"
        stroke-width="1.3"
        stroke-dasharray="2.6 2"
      />
      <path d="M7.5 11.5l7-7" stroke="var(--brick)" stroke-width="1.3" />
    </symbol>
    <symbol id="ctc-bonus" viewBox="0 0 14 20">
      <path d="M0 0h14v20H0z" fill="var(--v-back-ray)" />
      <circle cx="7" cy="10" r="3" fill="var(--v-back-sun)" />
      <path d="M0 10h14v10H0z" fill="var(--v-back-earth)" />
      <path d="M0 12.5h14V17H0z" fill="var(--v-back-wood)" />
      <path d="M0 13.5h14M0 16h14" stroke="var(--v-back-rail)" stroke-width=".8" />
    </symbol>
  </>
)
