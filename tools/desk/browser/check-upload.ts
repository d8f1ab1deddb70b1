import { faultInShape } from '../../build/picture-shape.ts';

/** Events of pictures that have been measured. */
const measured = new WeakSet<Event>();

/** Returns what is wrong with the kind of a file by its first bytes, whatever its name says. */
async function faultInKind(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'is empty. Open it in your gallery first, then choose it again.';
  const head = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  if (/^.{4}ftyp(?:hei|hev|mif|msf)/s.test(head))
    return 'is a HEIC file, which visitors cannot see. On the iPhone open Settings, Camera, Formats, choose Most Compatible and take it again. Or send it to yourself by WhatsApp and choose that copy.';
  // as Windows names what ISO calls Latin 1
  if (/^(?:\u00ff\u00d8\u00ff|\u2030PNG|RIFF.{4}WEBP)/s.test(head)) return undefined;
  return 'is no photograph. Choose a JPEG, PNG or WebP.';
}

async function faultIn(file: File): Promise<string | undefined> {
  const fault = await faultInKind(file);
  if (fault) return fault;
  const kind = location.hash.includes('people') ? 'portrait' : 'picture';
  try {
    const { width, height } = await createImageBitmap(file);
    return faultInShape(kind, width, height);
  } catch {
    return 'is damaged or too large for this phone. Choose another, or take it again.';
  }
}

/**
 * Refuses a picture of the wrong size or shape when it is chosen: the build would refuse it too, but
 * minutes later.
 */
export function checkUploads(): void {
  const check = async (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !target.files || measured.has(event)) return;
    event.stopImmediatePropagation();
    for (const file of target.files) {
      const fault = await faultIn(file);
      if (!fault) continue;
      alert(`This picture ${fault}`);
      target.value = '';
      return;
    }
    const again = new Event('change', { bubbles: true });
    measured.add(again);
    target.dispatchEvent(again);
  };
  document.addEventListener('change', check, { capture: true });
}
