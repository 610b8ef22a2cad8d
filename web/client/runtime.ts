// What a page's island and its face have in common: they are built apart, yet draw with one Preact
// around one table.
export { Component, createContext, createElement, Fragment, hydrate, render } from 'preact'
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
export { jsx } from 'preact/jsx-runtime'
export { seatColour, Table, useTable, useTelling } from '../ui/table.tsx'
