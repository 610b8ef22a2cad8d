// Exports the modules that a page's island and its face share. The two are built separately, but
// must use the same copy of Preact and of the table's context.
export { Component, createContext, createElement, Fragment, hydrate, render } from 'preact'
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
export { jsx } from 'preact/jsx-runtime'
export { seatColour, Table, useTable, useTelling } from '../ui/table.tsx'
