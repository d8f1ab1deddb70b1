/**
 * Posts a form and resolves with the response page; rejects if there is none. Uses XMLHttpRequest
 * because it returns a parsed document: Trusted Types forbids parsing HTML from a string.
 */
function post(form: HTMLFormElement): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.responseType = 'document';
    request.onload = () => (request.response ? resolve(request.response) : reject());
    request.onerror = reject;
    const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
    request.send(new URLSearchParams(fields));
  });
}

/**
 * Replaces this page's main element by the response's, and moves the focus. Throws without a main
 * element.
 */
function showResponse(response: Document): void {
  const [main, next] = [document, response].map((page) => page.querySelector('main'));
  if (!main || !next) throw new TypeError('The response has no <main> element');
  main.replaceWith(document.adoptNode(next));
  document.title = response.title;
  watchForms(next);
  window.scrollTo({ top: 0, behavior: 'instant' });
  const [errors, heading] = ['[role=alert]:not([hidden])', 'h1'].map((selector) =>
    next.querySelector<HTMLElement>(selector),
  );
  const target = errors ?? heading;
  if (!target) return;
  target.tabIndex = -1;
  target.focus();
}

/**
 * Submits a form and shows the response. On failure it shows an error and leaves the fields as
 * typed.
 */
async function submit(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const errorNote = form.querySelector<HTMLElement>('[data-unanswered]');
  const setState = (isPending: boolean, hasFailed: boolean) => {
    if (button) button.disabled = isPending;
    if (errorNote) errorNote.hidden = !hasFailed;
  };
  setState(true, false);
  try {
    showResponse(await post(form));
    clearOnLeave();
  } catch {
    setState(false, true);
  }
}

/**
 * Clears the plan when the visitor leaves the page. Otherwise the back/forward cache would show it
 * to the next person who uses the phone.
 */
function clearOnLeave(): void {
  window.addEventListener('pagehide', emptyPage);
  window.addEventListener('pageshow', reloadRestored);
}

function emptyPage(): void {
  document.querySelector('main')?.replaceChildren();
}

function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

function watchForms(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('[data-in-place]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submit(form);
    });
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}

/** Submits the page's `data-in-place` forms without a reload. Without script they post as usual. */
export function submitInPlace(): void {
  watchForms(document);
}
