/** Types for the parts of fontkit that typeset.ts uses; sizes in font units. */
declare module 'fontkit' {
  interface Outline {
    scale(x: number, y: number): Outline;
    translate(x: number, y: number): Outline;
    toSVG(): string;
  }
  export interface GlyphRun {
    glyphs: readonly { id: number; path: Outline }[];
    positions: readonly { xAdvance: number }[];
  }
  export interface Font {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
  }
  export function create(file: Uint8Array): Font;
}
