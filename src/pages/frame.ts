/** What every page shows around its own content. */
export interface Frame {
  /** What addresses of the instance start with: its path, without a trailing slash; empty at the root of a host. */
  readonly base: string;
  /** Who is signed in; null for nobody. */
  readonly visitor: PageVisitor | null;
  /** Shows that a form was sent by one of our pages; another one on each page. */
  readonly csrfToken: string;
}

export interface PageVisitor {
  readonly name: string;
  readonly username: string;
  readonly admin: boolean;
  /** Whether they act as an administrator once they have entered their password again. */
  readonly mayEnterAdminMode: boolean;
}

/** The field that holds the token of a form. */
export const csrfField = 'authenticity_token';
