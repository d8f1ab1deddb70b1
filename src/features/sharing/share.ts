import { prepareToasts, showToast } from '../../components/toast/toast.ts';

/** Adds the live region, where a toast can be needed: screen readers miss one that comes with its text. */
export function prepareShare({ dataset }: HTMLButtonElement): void {
  if (!navigator.share) prepareToasts(dataset.toastRegion ?? '');
}

/**
 * Shares the article with the browser's share dialogue. Without one it copies the URL to the
 * clipboard, and if that fails it opens the popover with the URL.
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
      // the visitor closed the dialogue, or tapped again while it opens
      if (!/^(Abort|InvalidState)Error/.test(String(reason))) showAddress(button);
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
  // an old browser shows it on the page
  popover?.showPopover?.();
  popover?.querySelector('input')?.select();
}
