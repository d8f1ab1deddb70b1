/// <reference types="vite/client" />
/** The style sheet with the sample's colours, inside the desk's script. */
export { default as themeCss } from '../../../client/styles/theme.css?raw';
