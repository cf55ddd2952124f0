/** The verbs with which functions begin. */
export const verbs: ReadonlySet<string> = new Set(
  `abandon accept add admit adopt advance announce append apply approve are arrive ask attempt audit authorize begin belongs bind
  blame borrow bump call can cancel carry catch change check choose clear clone close coerce collect comment compare complete
  compress concatenate confirm connect contains continue copy count covers create cut deactivate decline delete deny derive
  describe digest disable download draw drop edit enable encode end enqueue ensure enter erase escape estimate exceeds exchange
  execute expand explain export expose fetch fill filter find finish fits fold follow forget fork format generate get give grant
  guess hand has hide hold holds hydrate import include inspect insert introspect invite is join judge keep keeps leave limit
  link list listen load lock look loses make mark mask match matches may measure merge merges migrate misses mount move narrow
  needs note notify observe offer open owes pack paginate parse pass passes pause peel play post prepare present presign print
  process promote protect prove provision proxy publish purge push put queue reaches read rebase recall receive recheck
  recompute record recover recount redeem redirect refresh refuse register rehearse reject release remember remove rename
  render renew reorder repair repeat replace replay report repoint require resend reserve reset resolve restore retire retry
  return reveal revert revoke rewrite roll rotate run save say schedule seal search select send serve set settle share should
  show shows sign skip sort split spool start stop store stream subscribe summarize sweep sync takes tally tell tells test throttle
  tidy to track transfer translate trim try unapprove unbundle uncount unfollow unlink unmark unpack unquote unseal unshare
  unsubscribe update upload use verify vote wait waits walk warn watch weigh whisper write`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
