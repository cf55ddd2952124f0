/** The facts that every page shows around its own content. */
export interface Frame {
  /** The beginning of addresses of the instance: its path, without a trailing slash; empty at the root of a host. */
  readonly base: string;
  /** Address of the style sheet; it changes with the content, so that browsers keep the file. */
  readonly styles: string;
  /** Signed-in visitor; null for an anonymous one. */
  readonly visitor: PageVisitor | null;
  /** Shows that a form was sent by one of our pages; another one on each page. */
  readonly csrfToken: string;
}

export interface PageVisitor {
  readonly name: string;
  readonly username: string;
  readonly admin: boolean;
  /** True where they act as an administrator once they have entered their password again. */
  readonly mayEnterAdminMode: boolean;
}

/** The field that holds the token of a form. */
export const csrfField = 'authenticity_token';
