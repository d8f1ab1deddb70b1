import type { Handler } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import { type Place, placePath } from '../../site/addresses.ts';
import { deletedId } from './deleted-id.ts';

/**
 * Answers the button that deletes what the phone has saved of this site (W3C Clear Site Data), and
 * returns to the sentence that says so. Another site cannot press it.
 */
export function deleteSaved(place: Place): Handler<AppEnv> {
  const path = placePath(place);
  return function sendDeletion(c) {
    if (c.req.header('Sec-Fetch-Site') === 'cross-site')
      return c.body(null, 303, { Location: path });
    return c.body(null, 303, {
      Location: `${path}#${deletedId}`,
      'Clear-Site-Data': '"cache", "storage"',
    });
  };
}
