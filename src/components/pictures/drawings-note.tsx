import { builtPictures } from 'virtual:pictures';
import type { PictureName } from '../../facts/media/picture-names.ts';
import { useWords } from '../locale.tsx';

interface DrawingsNoteProps {
  pictures: readonly PictureName[];
  className?: string;
}

/** A note that pictures are drawings, if one of these is. Visitors must not expect a real room. */
export function DrawingsNote({ pictures, className }: DrawingsNoteProps) {
  const { frame } = useWords('frame');
  return pictures.some((name) => builtPictures[name]?.drawing) ? (
    <p className={className}>{frame.drawings}</p>
  ) : null;
}
