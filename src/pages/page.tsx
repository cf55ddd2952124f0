import type { Child, FC } from 'hono/jsx';
import { PostButton } from './fields.tsx';
import { csrfField, type Frame } from './frame.ts';

interface PageProps {
  readonly frame: Frame;
  /** Names the page in its heading and in the window. */
  readonly title: string;
  /** A form alone in the middle, or the whole width for lists. */
  readonly width?: 'narrow' | 'wide';
  /** Said when something was done. */
  readonly notice?: string | null;
  /** Said when something was refused, in words that tell what to do. */
  readonly alert?: string | null;
  readonly children?: Child;
}

const instance = 'Hearth';

/** A whole page. Its heading is the only `h1`; notices and refusals come right after it and are read out. */
export const HtmlPage: FC<PageProps> = ({
  frame,
  title,
  width = 'wide',
  notice,
  alert,
  children,
}) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      {frame.visitor === null ? null : (
        <>
          <meta name="csrf-param" content={csrfField} />
          <meta name="csrf-token" content={frame.csrfToken} />
        </>
      )}
      <title>{title === instance ? title : `${title} · ${instance}`}</title>
      <link rel="icon" href={`${frame.base}/favicon.svg`} type="image/svg+xml" />
      <link rel="stylesheet" href={`${frame.base}/docs/assets/pages.css`} />
    </head>
    <body>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Header frame={frame} />
      <main id="content" class={width} tabindex={-1}>
        <h1>{title}</h1>
        {notice ? (
          <p class="notice" role="status">
            {notice}
          </p>
        ) : null}
        {alert ? (
          <p class="alert" role="alert">
            {alert}
          </p>
        ) : null}
        {children}
      </main>
    </body>
  </html>
);

const Header: FC<{ frame: Frame }> = ({ frame }) => (
  <header>
    <nav aria-label="Instance">
      <a class="brand" href={`${frame.base}/`}>
        {instance}
      </a>
      <a href={`${frame.base}/docs`}>API documentation</a>
      {frame.visitor?.admin === true ? <a href={`${frame.base}/admin`}>Administration</a> : null}
      {frame.visitor?.mayEnterAdminMode === true ? (
        <a href={`${frame.base}/admin/session/new`}>Admin mode</a>
      ) : null}
    </nav>
    <nav aria-label="Account">
      {frame.visitor === null ? (
        <a href={`${frame.base}/users/sign_in`}>Sign in</a>
      ) : (
        <>
          <a href={`${frame.base}/-/profile`}>
            {frame.visitor.name} <span class="quiet">@{frame.visitor.username}</span>
          </a>
          <PostButton frame={frame} action="/users/sign_out" kind="quiet">
            Sign out
          </PostButton>
        </>
      )}
    </nav>
  </header>
);
