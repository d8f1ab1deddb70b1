import { visit } from './visit.ts';

type Fields = Readonly<Record<string, string>> | readonly (readonly [string, string])[];

/** Good input for each form, by the path that takes it. */
export const goodInput = {
  '/': { name: 'Amina Yusuf', email: 'amina@example.com', message: 'Do you take walk-ins?' },
  '/contact': {
    name: 'Amina Yusuf',
    email: 'amina@example.com',
    phone: '0712 345 678',
    subject: 'Visiting hours',
    message: 'May my sister visit on Sunday?',
  },
  '/appointments': {
    name: 'Amina Yusuf',
    email: 'amina@example.com',
    phone: '0712 345 678',
    service: 'maternity',
    date: '2027-03-27',
    message: 'My first visit.',
  },
} as const satisfies Record<string, Record<string, string>>;

export type FormPath = keyof typeof goodInput;
export const formPaths = Object.keys(goodInput) as FormPath[];

/** Sends a form as a browser without script does. */
export async function postForm(path: FormPath, fields: Fields): Promise<Response> {
  const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
  return visit(path, { method: 'POST', body: new URLSearchParams(pairs) });
}

/** Sends a body as it is, under a content type of one's own. */
export async function postBody(
  path: FormPath,
  body: BodyInit,
  contentType = 'application/x-www-form-urlencoded',
): Promise<Response> {
  return visit(path, { method: 'POST', body, headers: { 'Content-Type': contentType } });
}

/** The text typed into the chat by a 303; throws where the answer is another. */
export function chatTextOf(response: Response): string {
  const location = response.headers.get('Location') ?? '';
  const [, encoded] = /^https:\/\/wa\.me\/\d+\?text=([\w.!~*'()%-]+)$/.exec(location) ?? [];
  if (response.status !== 303 || !encoded) throw new Error(`${response.status} to ${location}`);
  return decodeURIComponent(encoded);
}
