// Generated from spec/domains/* /wikis.yaml; do not edit. Run `npm run generate`.
import type { components } from '../common/openapi.ts';

export type HookWiki = components['schemas']['HookWiki'];
export type HookWikiPage = components['schemas']['HookWikiPage'];
export type WikiPageHookPayload = components['schemas']['WikiPageHookPayload'];
