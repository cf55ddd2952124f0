// Generated from spec/resources/tags.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeCommitStats } from '../common/writers.ts';
import type { Tag } from './types.ts';

export function writeTag(v: Tag): string {
  return ('{"name":' + w.text(v.name) + ',"message":' + w.text(v.message) + ',"target":' + w.text(v.target) + ',"commit":' + (v.commit == null ? 'null' : '{"id":' + w.text(v.commit.id) + ',"short_id":' + w.text(v.commit.short_id) + ',"created_at":' + w.text(v.commit.created_at) + ',"parent_ids":' + w.array(v.commit.parent_ids, (v) => w.text(v)) + ',"title":' + w.text(v.commit.title) + ',"message":' + w.text(v.commit.message) + ',"author_name":' + w.text(v.commit.author_name) + ',"author_email":' + w.text(v.commit.author_email) + ',"authored_date":' + w.text(v.commit.authored_date) + ',"committer_name":' + w.text(v.commit.committer_name) + ',"committer_email":' + w.text(v.commit.committer_email) + ',"committed_date":' + w.text(v.commit.committed_date) + ',"trailers":' + w.hash(v.commit.trailers, (v) => w.text(v)) + ',"web_url":' + w.text(v.commit.web_url) + (v.commit.stats === undefined ? '' : ',"stats":' + writeCommitStats(v.commit.stats)) + '}') + ',"release":' + (v.release == null ? 'null' : '{"tag_name":' + w.text(v.release.tag_name) + ',"description":' + w.text(v.release.description) + '}') + ',"protected":' + w.boolean(v.protected) + '}');
}
