// The modules that a page's island and its face share: they are built separately but use one Preact
// and one table.
export { Component, createContext, createElement, Fragment, hydrate, render } from 'preact'
export { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
export { jsx } from 'preact/jsx-runtime'
export { seatColour, Table, useTable, useTelling } from '../ui/table.tsx'
