// Generated from spec/domains/* /releases.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeHookCommit, writeHookProject } from '../common/writers.ts';
import type { HookReleaseAssets, HookReleaseLink, HookReleaseSource, ReleaseHookPayload } from './types.ts';

export function writeHookReleaseAssets(v: HookReleaseAssets): string {
  return ('{"count":' + w.number(v.count) + ',"links":' + w.array(v.links, writeHookReleaseLink) + ',"sources":' + w.array(v.sources, writeHookReleaseSource) + '}');
}

export function writeHookReleaseLink(v: HookReleaseLink): string {
  return ('{"id":' + w.number(v.id) + ',"external":' + w.boolean(v.external) + ',"link_type":' + w.text(v.link_type) + ',"name":' + w.text(v.name) + ',"url":' + w.text(v.url) + '}');
}

export function writeHookReleaseSource(v: HookReleaseSource): string {
  return ('{"format":' + w.text(v.format) + ',"url":' + w.text(v.url) + '}');
}

export function writeReleaseHookPayload(v: ReleaseHookPayload): string {
  return ('{"id":' + w.number(v.id) + ',"created_at":' + w.text(v.created_at) + ',"description":' + w.text(v.description) + ',"name":' + w.text(v.name) + ',"released_at":' + w.text(v.released_at) + ',"tag":' + w.text(v.tag) + ',"object_kind":' + w.text(v.object_kind) + ',"project":' + writeHookProject(v.project) + ',"url":' + w.text(v.url) + ',"action":' + w.text(v.action) + ',"assets":' + writeHookReleaseAssets(v.assets) + ',"commit":' + writeHookCommit(v.commit) + '}');
}
