import { builtPictures, builtPortraits } from 'virtual:pictures';
import type { PictureName } from '../../facts/media/picture-names.ts';
import type { PortraitName } from '../../facts/media/portrait-names.ts';
import { useWords } from '../locale.tsx';

interface DrawingsNoteProps {
  pictures?: readonly PictureName[];
  portraits?: readonly PortraitName[];
  className?: string;
}

/** A note that pictures are drawings, if one of these is. Visitors must not expect a real room. */
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
