import { outOfBand } from '#src/domains/accounts/applications/redirect-addresses.ts';
import type { HttpError } from '#src/errors.ts';
import { PostButton } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import { renderPage } from '#src/pages/render-page.ts';
import type { OauthApplicationRow } from '#src/records/oauth.ts';
import type { UserRow } from '#src/records/user.ts';
import { powerfulScopes, scopeTexts } from './scope-texts.ts';

interface Facts {
  readonly application: OauthApplicationRow;
  /** Null for applications of the instance. */
  readonly owner: Pick<UserRow, 'name' | 'username'> | null;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
}

/** The page on which the user decides; `fields` are the parameters that it was opened with. */
export function askConsent(
  frame: Frame,
  { application, owner, redirectUri, scopes }: Facts,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const warned = frame.visitor?.admin === true && scopes.some((scope) => powerfulScopes.has(scope));
  return renderPage(
    <HtmlPage frame={frame} title={`Authorize ${application.name}`} width="narrow">
      <p>
        <strong>{application.name}</strong> asks to use your account
        {frame.visitor === null ? '' : ` @${frame.visitor.username}`}.{' '}
        {owner === null
          ? 'It was registered by the administrators of this instance.'
          : `It was registered by ${owner.name} (@${owner.username}), not by this instance.`}
      </p>
      {warned ? (
        <p class="alert" role="alert">
          You are an administrator: with these rights the application may do nearly all that you
          may. Authorize it only if you trust it with the whole instance.
        </p>
      ) : null}
      <h2>The application will be able to</h2>
      <ul>
        {scopes.map((scope) => (
          <li>
            {scopeTexts.get(scope) ?? ''} <code>{scope}</code>
          </li>
        ))}
      </ul>
      <p>
        {redirectUri === outOfBand ? (
          'If you agree you are shown a code for the application.'
        ) : (
          <>
            Either way you are sent on to <strong>{formatDestination(redirectUri)}</strong>.
          </>
        )}
      </p>
      <div>
        <PostButton frame={frame} action="/oauth/authorize" fields={fields}>
          Authorize
        </PostButton>{' '}
        <PostButton
          frame={frame}
          action="/oauth/authorize"
          kind="quiet"
          fields={{ ...fields, _method: 'delete' }}
        >
          Deny
        </PostButton>
      </div>
    </HtmlPage>,
  );
}

/** The host, or the scheme of a program on the user's machine. */
function formatDestination(redirectUri: string): string {
  const { host, protocol } = new URL(redirectUri);
  return /^https?:$/.test(protocol) ? host : `the program that opens ${protocol}`;
}

export const tellCode = (frame: Frame, code: string): Promise<string> =>
  renderPage(
    <HtmlPage frame={frame} title="Authorization code" width="narrow">
      <p>Copy this code into the application. It can be used once, within ten minutes.</p>
      <p>
        <code>{code}</code>
      </p>
    </HtmlPage>,
  );

/** Explains why the browser is not redirected, for users and for developers of the application. */
export const explain = (frame: Frame, error: string, text: string): Promise<string> =>
  renderPage(
    <HtmlPage frame={frame} title="This application cannot be authorized" width="narrow">
      <p>{text}</p>
      <p>
        If you came here from an application, tell those who run it: <code>{error}</code>
      </p>
    </HtmlPage>,
  );

export function explainRefusal(frame: Frame, { body }: HttpError): Promise<string> {
  const told = typeof body === 'object' ? body?.['message'] : body;
  const text = typeof told === 'string' ? told.replace(/^\d{3} \w+ - /, '') : '';
  return renderPage(
    <HtmlPage frame={frame} title="You may not do that" width="narrow">
      <p>{text}</p>
    </HtmlPage>,
  );
}

export const explainOldForm = (frame: Frame): Promise<string> =>
  renderPage(
    <HtmlPage frame={frame} title="That did not work" width="narrow">
      <p>This form is too old. Go back to the application and begin again.</p>
    </HtmlPage>,
  );
