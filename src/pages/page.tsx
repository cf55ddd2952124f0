import type { Child, FC } from 'hono/jsx';
import { PostButton } from './fields.tsx';
import { csrfField, type Frame } from './frame.ts';

interface PageProps {
  readonly frame: Frame;
  /** Names the page in its heading and in the window. */
  readonly title: string;
  /** A form alone in the middle, a text or list, or all there is for code. */
  readonly width?: 'narrow' | 'wide' | 'full';
  /** Location of the page, shown between the header and its content. */
  readonly top?: Child;
  /** Heading, where it shows more than the title. */
  readonly heading?: Child;
  /** Feeds and other forms of the page, for programs. */
  readonly links?: Child;
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
  top,
  heading,
  links,
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
      <link rel="stylesheet" href={frame.styles} />
      {links}
    </head>
    <body>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <Header frame={frame} />
      {top}
      <main id="content" class={width} tabindex={-1}>
        {heading ?? <h1>{title}</h1>}
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
      <footer>
        <nav aria-label="Documentation">
          <a href={`${frame.base}/docs`}>API documentation</a>
          <a href={`${frame.base}/help`}>Help</a>
        </nav>
      </footer>
    </body>
  </html>
);

const Header: FC<{ frame: Frame }> = ({ frame }) => (
  <header>
    <nav aria-label="Instance">
      <a class="brand" href={`${frame.base}/`}>
        <Mark /> {instance}
      </a>
      <a href={`${frame.base}/explore`}>Projects</a>
      <a href={`${frame.base}/explore/groups`}>Groups</a>
      {frame.visitor === null ? null : (
        <>
          <a href={`${frame.base}/dashboard/issues`}>Issues</a>
          <a href={`${frame.base}/dashboard/merge_requests`}>Merge requests</a>
          <a href={`${frame.base}/dashboard/todos`}>To-dos</a>
        </>
      )}
      {frame.visitor?.admin === true ? <a href={`${frame.base}/admin`}>Administration</a> : null}
      {frame.visitor?.mayEnterAdminMode === true ? (
        <a href={`${frame.base}/admin/session/new`}>Admin mode</a>
      ) : null}
    </nav>
    <form role="search" aria-label="Instance" class="find" action={`${frame.base}/search`}>
      <input type="search" name="search" aria-label="Search" placeholder="Search" maxlength={255} />
    </form>
    <nav aria-label="Account">
      {frame.visitor === null ? (
        <a href={`${frame.base}/users/sign_in`}>Sign in</a>
      ) : (
        <>
          <a href={`${frame.base}/-/profile`} title={frame.visitor.name}>
            @{frame.visitor.username}
          </a>
          <PostButton frame={frame} action="/users/sign_out" kind="quiet">
            Sign out
          </PostButton>
        </>
      )}
    </nav>
  </header>
);

/** The mark of Hearth: a flame in a house. */
const Mark: FC = () => (
  <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
    <path class="house" d="M3 28V13.5L16 3l13 10.5V28z" />
    <path
      class="flame"
      d="M16.4 9.5c4.4 4.2 5.6 6.7 5.6 10a6 6 0 0 1-12 0c0-2.1.8-3.7 2.4-5.3.2 1.6.8 2.5 1.7 3 .1-3 .7-5.3 2.3-7.7z"
    />
  </svg>
);
