import { type Request, Router } from 'express';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { readPathId, readNotice } from '../page-query.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { ProfilePage } from './profile-page.tsx';

/** The outcome of a form, where the page is shown again. */
export interface Outcome {
  /** Typed values of a rejected form that adds a thing; null in all other cases. */
  readonly form: SentForm | null;
  /** Messages beside the fields of that form. */
  readonly beside: Refused['beside'];
  /** A secret that was made and is shown this once. */
  readonly made: string | null;
}

/** Things that visitors have several of: listed, added by a form, and changed or removed by buttons. */
interface OwnThings {
  readonly path: string;
  readonly title: string;
  /** Labels of the fields of the form that adds a thing, by attribute. */
  readonly labels: Readonly<Record<string, string>>;
  /** Notices after submitted forms; `added` for the form that adds. */
  readonly notices: Readonly<Record<string, string>>;
  /** Answers a secret that is to be shown; null for none. */
  readonly add: (visit: SignedInVisit, form: SentForm) => Promise<string | null>;
  /** The buttons of each thing, by the end of their address; they answer the name of a notice. */
  readonly actions: Readonly<Record<string, (visit: SignedInVisit, id: number) => Promise<string>>>;
  readonly content: (visit: SignedInVisit, req: Request, outcome: Outcome) => Promise<JSX.Element>;
}

const untouched: Outcome = { form: null, beside: {}, made: null };

export function createOwnThingsRouter(
  { ownPage, ownForm }: PageHandlers,
  { path, title, labels, notices, add, actions, content }: OwnThings,
): Router {
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    path,
    ownPage(async (visit, req) =>
      show(visit, req, { ...untouched, notice: readNotice(req, notices) }),
    ),
  );

  router.post(
    path,
    ownForm(async (visit, form, req) => {
      const { refused, done = null } = await attempt(labels, () => add(visit, form));
      if (refused !== null) return show(visit, req, { ...untouched, form, ...refused });
      if (done === null) return { redirect: `${path}?done=added` };
      return show(visit, req, { ...untouched, made: done, notice: notices['added'] ?? null });
    }),
  );

  for (const [name, act] of Object.entries(actions)) {
    router.post(
      `${path}/:id/${name}`,
      ownForm(async (visit, _form, req) => {
        const { refused, done } = await attempt({}, () => act(visit, readPathId(req)));
        if (refused !== null) return show(visit, req, { ...untouched, ...refused });
        return { redirect: `${path}?done=${done}` };
      }),
    );
  }

  async function show(
    visit: SignedInVisit,
    req: Request,
    {
      notice = null,
      alert,
      ...outcome
    }: Outcome & { readonly notice?: string | null; readonly alert?: string | null },
  ): Promise<Reply> {
    return {
      // A refusal has an alert, which is null if all messages are beside fields.
      status: alert === undefined ? 200 : 422,
      page: (
        <ProfilePage
          frame={visit.frame}
          title={title}
          path={path}
          notice={notice}
          alert={alert ?? null}
        >
          {await content(visit, req, outcome)}
        </ProfilePage>
      ),
    };
  }

  return router;
}
