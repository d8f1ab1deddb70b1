type Fields = [name: string, value: string][];

function fieldsOf(form: HTMLFormElement): Fields {
  return [...new FormData(form)].map(([name, value]) => [name, `${value}`]);
}

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
    request.send(new URLSearchParams(fieldsOf(form)));
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
    const fields = fieldsOf(form);
    show(await post(form));
    // with this tab, as browsers keep what stands in fields, and gone with it; in no address
    history.replaceState(fields, '');
  } catch {
    waits(false, true);
  }
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
 * and the answer is the same page. A page that is loaded again, or come back to, is answered again.
 */
export function answerInPlace(): void {
  watchForms(document);
  const form = document.querySelector<HTMLFormElement>('[data-in-place]');
  if (!form || !Array.isArray(history.state)) return;
  for (const [name, value] of history.state as Fields) {
    const field = form.elements.namedItem(name);
    // several radio buttons are one field
    if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value;
  }
  answerHere(form);
}
