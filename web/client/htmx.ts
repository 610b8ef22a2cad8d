// htmx, for pages of which a part is drawn anew when the table tells something.
import 'htmx.org'
