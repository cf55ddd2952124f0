/**
 * The verbs with which functions begin. `where`, `select` and `join` make pieces of statements. A word that is rather a
 * noun of the field (`commit`, `group`, `order`, `archive`) is none, or names of things would pass for acts.
 */
export const verbs: ReadonlySet<string> = new Set(
  `abandon accept add adds admit adopt advance allows announce answer append apply approve are
    arrive ask asks attempt audit authorize begin belongs bind blame borrow build bump call can
    cancel carry catch change check choose claim classify clear clone close coerce collect comment
    compare complete compose compress compute concatenate confirm connect contains continue copy
    count covers create creates cut deactivate decline decode delete deny derive describe detect diff digest
    disable download draw drop edit enable encode end enqueue ensure enter erase escape estimate
    exceeds exchange execute expand explain export expose fetch fill filter find finish fits fold
    follow forget fork format gather generate get give grant guess hand has hide hold holds hydrate
    import include includes index inflate insert inspect intersect introspect invite is join judge keep keeps
    lead leave limit link list listen load lock look loses make mark mask match matches may measure
    memoize merge merges migrate misses mount move narrow needs negate note notify observe offer
    open outdate owes pack paginate parse pass passes pause peel pick plan play post postpone prefix prepare
    present presign print probe process promote protect prove provision proxy publish purge push put queue
    reaches read rebase recall receive recheck recompute record recount recover redeem redirect
    refresh refuse register rehearse reject release remember remove rename render renew reorder
    repair repeat replace replay reply repoint report request require resend reserve reset resolve restore
    retire retarget retry return reveal revert revoke reword rewrite roll rotate run save say schedule seal
    search select send serve set settle share shorten should show shows sign skip slice sort split
    spool start stop store stream subscribe sum summarize sweep sync take takes tally tell tells
    test throttle throw tidy to track transfer translate trim truncate trust try turn unapprove unbundle uncount
    unfollow unlink unmark unpack unquote unschedule unseal unshare unsubscribe update upload use
    verify vote wait waits walk warn watch weigh where whisper write`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
