import { showToast } from '../../components/toast/toast.ts';

/**
 * The Share button of an article: the browser's own sharing, else the address
 * to the clipboard, else the popover with the selectable address that the button opens by itself.
 */
export async function share(button: HTMLButtonElement): Promise<void> {
  const {
    shareTitle: title = document.title,
    shareText: text = '',
    shareDone = '',
    toastRegion: region = '',
    toastClose: close = '',
  } = button.dataset;
  const url = location.href.split('#')[0] ?? location.href;
  if (navigator.share) {
    await navigator.share({ title, text, url }).catch((reason: unknown) => {
      // closing the sheet is no failure
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) showAddress(button);
    });
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: shareDone, text: url, words: { region, close } });
  } catch {
    showAddress(button);
  }
}

function showAddress(button: HTMLButtonElement): void {
  const target = button.getAttribute('popovertarget');
  const popover = target ? document.getElementById(target) : null;
  popover?.showPopover();
  popover?.querySelector('input')?.select();
}
