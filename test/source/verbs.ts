/**
 * The verbs with which functions begin. `where`, `select` and `join` make pieces of statements. A word that is rather a
 * noun of the field (`commit`, `group`, `order`, `archive`) is none, or names of things would pass for acts.
 */
export const verbs: ReadonlySet<string> = new Set(
  `abandon abort accept act add adds admit adopt advance allows anchor announce answer append apply
    approve are arrive ask asks assert assign attempt audit authenticate authorize begin belongs
    bind blame borrow break build bump call can cancel capitalize carry catch chain change check
    choose claim classify clean clear clone close coerce collect combine comment compare compile
    complete compose compress compute concatenate confirm connect consume contains continue convert
    copy count covers create creates cut deactivate decide declare decline decode delete deliver
    deny derive descend describe detect diff digest disable discard dispose download drain draw drop
    edit enable encode end enqueue ensure enter erase escape estimate evaluate exceeds exchange
    exclude execute expand expire explain export expose extend fail fetch fill filter find finish
    fits flatten fold follow forget fork format free freshen gather generate get give grant guard
    guess hand handle has hide hold holds hydrate identify ignore import include includes increment
    indent index inflate inherit insert inspect interrupt intersect introspect invent invert invite
    is join judge keep keeps lead leave limit link list listen load locate lock look loosen loses
    make map mark mask match matches may measure memoize memorize merge merges migrate misses mount
    move narrow needs negate nest normalize note notify observe obtain offer omit open outdate owes
    pack pad paginate parse pass passes pause peel perform pick plan play pluck post postpone prefix
    preload prepare prepend present presign print probe process promote protect prove provide
    provision proxy prune publish purge push put queue quote reach reaches read rebase recall
    receive recheck recognise recompute record recount recover redact redeem redirect reduce refresh
    refuse register rehearse reject release reload remember remove rename render renew reorder
    repair repeat replace replay reply repoint report request require resend reserve reset resolve
    respond restore retarget retire retry return reveal revert revoke reword rewrite roll rotate
    round run save say scan schedule scramble seal search select send serve set settle share shorten
    should show shows sign simplify skip slice sort spawn spend split spool start stop store stream
    subscribe sum summarize sweep sync take takes tally tell tells test throttle throw tidy to
    tokenize track transfer transform translate trim truncate trust try turn unapprove unbundle
    uncount unescape unfollow unlink unmark unpack unquote unschedule unseal unshare unsubscribe
    unwrap update upgrade upload use validate verify visit vote wait waits walk warn watch weigh
    where whisper wrap write`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
