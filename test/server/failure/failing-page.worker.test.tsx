import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { pages } from '../../../src/pages/index.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { listenToConsole } from '../../support/worker/listen-to-console.ts';
import { visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

type App = ReturnType<typeof createApp>;

/** A site whose page /about throws by `fail`. */
function createFailingSite(fail: () => never): App {
  return createApp({ loadRenderer: async () => createRenderer({ ...pages, about: fail }) });
}

async function ask(app: App, target: string, init: RequestInit = {}): Promise<Response> {
  return app.fetch(new Request(visitedOrigin + target, init), workerEnv);
}

afterEach(() => vi.restoreAllMocks());

describe('a page that fails', () => {
  it('says what kind of error it was and where, for the operator', async () => {
    const lines = listenToConsole();
    await ask(
      createFailingSite(() => {
        throw new RangeError('x');
      }),
      '/about',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('500 GET RangeError');
    expect(lines[0]).toContain('failing-page.worker.test.tsx');
  });

  it.each([
    ['on one line', 'bad value Amina Yusuf'],
    ['on several lines', 'bad value\n    at Amina Yusuf\n    at https://x.example/Yusuf'],
  ])('gives away nothing of the request or of the error %s', async (_, message) => {
    const lines = listenToConsole();
    const app = createFailingSite(() => {
      throw new Error(message);
    });
    const response = await ask(app, '/about?name=Amina+Yusuf', {
      headers: { Referer: 'https://x.example/Yusuf', Cookie: 'name=Amina' },
    });
    const answer = `${await response.text()}${JSON.stringify([...response.headers])}`;
    expect(answer).not.toMatch(/Amina|Yusuf|bad value|\.tsx?\b/);
    expect(lines.join('\n')).not.toMatch(/Amina|Yusuf|bad value|\?name/);
  });
});

describe('a page that failed once', () => {
  it('is answered as soon as it works again', async () => {
    listenToConsole();
    let broken = true;
    const AboutPage = pages.about;
    const app = createApp({
      loadRenderer: async () =>
        createRenderer({
          ...pages,
          about: (props) => {
            if (broken) throw new Error('not yet');
            return <AboutPage {...props} />;
          },
        }),
    });
    const failed = await Promise.all([ask(app, '/about'), ask(app, '/about')]);
    expect(failed.map(({ status }) => status)).toEqual([500, 500]);
    broken = false;
    const response = await ask(app, '/about');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('</html>');
  });
});
