import { builtPictures, builtPortraits } from 'virtual:pictures';
import type { PictureName } from '../../facts/media/picture-names.ts';
import type { PortraitName } from '../../facts/media/portrait-names.ts';
import { useWords } from '../locale.tsx';

interface DrawingsNoteProps {
  pictures?: readonly PictureName[];
  portraits?: readonly PortraitName[];
  className?: string;
}

/** Says that pictures are drawings, where one of those named is: nobody takes a model for the real room. */
export function DrawingsNote({ pictures = [], portraits = [], className }: DrawingsNoteProps) {
  const { frame } = useWords('frame');
  const shown = [
    ...pictures.map((name) => builtPictures[name]),
    ...portraits.map((name) => builtPortraits[name]),
  ];
  return shown.some((picture) => picture?.drawing) ? (
    <p className={className}>{frame.drawings}</p>
  ) : null;
}
