import type { Look } from '../schemas/look.ts';
import file from './look.json' with { type: 'json' };

/** Colours, logo and patterns; the build makes the other tints of the colours (tools/build/look). */
export const look = file as Look;

/** The colour of the browser's bars, and of the page behind an app that starts. */
export const themeColor = look.colors.brand;
export const backgroundColor = '#FBF8F3';
