import { faultInShape } from '../../build/picture-shape.ts';

/** Events of pictures that have been measured. */
const measured = new WeakSet<Event>();

async function faultIn(file: File): Promise<string | undefined> {
  const kind = location.hash.includes('people') ? 'portrait' : 'picture';
  try {
    const { width, height } = await createImageBitmap(file);
    return faultInShape(kind, width, height);
  } catch {
    return 'cannot be read. Use a photograph from your phone, a JPEG.';
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
