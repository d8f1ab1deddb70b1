/** How long to wait for a response, as the service worker does: a browser alone waits minutes. */
const timeLimit = 20_000;

/**
 * Posts a form and resolves with the response page; rejects if there is none, or one without the form: a
 * failure or refusal would replace what was typed. Uses XMLHttpRequest because it returns a parsed
 * document: Trusted Types forbids parsing HTML from a string.
 */
function post(form: HTMLFormElement): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.responseType = 'document';
    const hasForm = () => [200, 422].includes(request.status) && request.response;
    request.onload = () => (hasForm() ? resolve(request.response) : reject());
    request.timeout = timeLimit;
    request.onerror = reject;
    request.ontimeout = reject;
    request.onabort = reject;
    const fields = [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
    request.send(new URLSearchParams(fields));
  });
}

/**
 * Replaces this page's main element and language switch by the response's, and moves the focus. Throws
 * without a main element.
 */
function showResponse(response: Document): void {
  const [main, next] = [document, response].map((page) => page.querySelector('main'));
  if (!main || !next) throw new TypeError('The response has no <main> element');
  main.replaceWith(document.adoptNode(next));
  const [tools, nextTools] = [document, response].map((page) =>
    page.querySelector('[data-languages]'),
  );
  if (nextTools) tools?.replaceWith(document.adoptNode(nextTools));
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

/** Shows or hides the note that nothing came back, below the button that was pressed. */
function showUnanswered(button: Element, isShown = true): void {
  const note = document.querySelector<HTMLElement>('[data-unanswered]');
  if (!note) return;
  note.hidden = !isShown;
  button.after(note);
}

/**
 * Stays on the page without a connection: to send the plan on, to its calendar file or to the booking or
 * the other language, would lose it.
 */
function stayOffline(event: SubmitEvent): void {
  const { target, submitter, defaultPrevented } = event;
  if (navigator.onLine || defaultPrevented || (target as HTMLFormElement).method !== 'post') return;
  event.preventDefault();
  const button = submitter?.closest('main') ? submitter : document.querySelector('[data-working]');
  if (!button) return;
  showUnanswered(button);
  button.scrollIntoView({ block: 'center' });
}

/**
 * Submits a form and shows the response. Until then its button says so, and keeps the focus. On
 * failure it shows an error and leaves the fields as typed.
 */
async function submit(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLElement>('[data-working]');
  if (!button || button.ariaDisabled) return;
  const label = button.textContent;
  const status = form.querySelector('[role=status]');
  const setState = (isPending: boolean, hasFailed: boolean) => {
    const { working = '' } = button.dataset;
    button.ariaDisabled = isPending ? 'true' : null;
    button.textContent = isPending ? working : label;
    if (status) status.textContent = isPending ? working : '';
    showUnanswered(button, hasFailed);
  };
  setState(true, false);
  try {
    showResponse(await post(form));
  } catch {
    setState(false, true);
  }
}

/**
 * Clears the page when the visitor leaves it, sent or not. Otherwise the back/forward cache would
 * show the plan, or what was typed, to the next person who uses the phone.
 */
function clearOnLeave(): void {
  window.addEventListener('pagehide', emptyPage);
  window.addEventListener('pageshow', reloadRestored);
}

function emptyPage(): void {
  for (const part of document.querySelectorAll('main, [data-languages]')) part.replaceChildren();
}

function reloadRestored({ persisted }: PageTransitionEvent): void {
  // a new request without the form, even if the page was the response to one
  if (persisted) location.replace(location.pathname);
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
  document.addEventListener('submit', stayOffline);
  clearOnLeave();
}
