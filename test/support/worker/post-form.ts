import { goodInput } from '../good-input.ts';
import { visit } from './visit.ts';

type Fields = ConstructorParameters<typeof URLSearchParams>[0];

export { goodInput };

export type FormPath = keyof typeof goodInput;
export const formPaths = Object.keys(goodInput) as FormPath[];

/** Submits a form as a browser without JavaScript does. */
export async function postForm(path: FormPath, fields: Fields): Promise<Response> {
  return visit(path, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Posts a body as it is, with any content type. */
export async function postBody(
  path: FormPath,
  body: BodyInit,
  contentType = 'application/x-www-form-urlencoded',
): Promise<Response> {
  return visit(path, { method: 'POST', body, headers: { 'Content-Type': contentType } });
}

/** The chat text that a 303 redirects to; throws for any other response. */
export function chatTextOf(response: Response): string {
  const location = response.headers.get('Location') ?? '';
  const [, encoded] = /^https:\/\/wa\.me\/\d+\?text=([\w.!~*'()%-]+)$/.exec(location) ?? [];
  if (response.status !== 303 || !encoded) throw new Error(`${response.status} to ${location}`);
  return decodeURIComponent(encoded);
}
