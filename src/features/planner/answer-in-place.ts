/**
 * Posts a form and resolves with the answered page; rejects where none comes. By XMLHttpRequest, for
 * its answer is a document already: under Trusted Types no string may become one.
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

/** Puts the answer's main part into the place of this page's, and reads on from it. Throws without one. */
function show(answer: Document): void {
  const [main, next] = [document, answer].map((page) => page.querySelector('main'));
  if (!main || !next) throw new TypeError('no page came');
  main.replaceWith(document.adoptNode(next));
  document.title = answer.title;
  watchForms(next);
  window.scrollTo({ top: 0, behavior: 'instant' });
  const [errors, heading] = ['[role=alert]:not([hidden])', 'h1'].map((selector) =>
    next.querySelector<HTMLElement>(selector),
  );
  const start = errors ?? heading;
  if (!start) return;
  start.tabIndex = -1;
  start.focus();
}

/** Asks for the answer; where none comes, says so and leaves everything as it was typed. */
async function answerHere(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const unanswered = form.querySelector<HTMLElement>('[data-unanswered]');
  const waits = (waiting: boolean, failed: boolean) => {
    if (button) button.disabled = waiting;
    if (unanswered) unanswered.hidden = !failed;
  };
  waits(true, false);
  try {
    show(await post(form));
    forgetOnLeaving();
  } catch {
    waits(false, true);
  }
}

/**
 * Forgets the answer when the page is left: browsers keep whole pages for the way back, where the
 * next person with the phone would read it.
 */
function forgetOnLeaving(): void {
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
      answerHere(form);
    });
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}

/**
 * Lets the page's forms be answered without leaving it. Without this a form is posted as any other,
 * and the answer is the same page.
 */
export function answerInPlace(): void {
  watchForms(document);
}
