// Generated from spec/resources/push-rules.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "getPushRule",
  "resource": "push-rules",
  "method": "GET",
  "path": "/projects/{id}/push_rule",
  "route": "/api/v4/projects/{id}/push_rule",
  "source": "spec/resources/push-rules.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "createPushRule",
  "resource": "push-rules",
  "method": "POST",
  "path": "/projects/{id}/push_rule",
  "route": "/api/v4/projects/{id}/push_rule",
  "source": "spec/resources/push-rules.yaml:39:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    422
  ],
  "body": {
    "deny_delete_tag": true,
    "max_file_size": 10
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "deny_delete_tag",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deny_delete_tag",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "member_check",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "member_check",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "prevent_secrets",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "prevent_secrets",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message_regex",
      "value": {
        "repeat": "x",
        "times": 512
      },
      "within": {
        "repeat": "x",
        "times": 511
      },
      "text": "is expected to have length less than or equal to 511"
    },
    {
      "place": "body",
      "name": "commit_message_negative_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message_negative_regex",
      "value": {
        "repeat": "x",
        "times": 2048
      },
      "within": {
        "repeat": "x",
        "times": 2047
      },
      "text": "is expected to have length less than or equal to 2047"
    },
    {
      "place": "body",
      "name": "branch_name_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branch_name_regex",
      "value": {
        "repeat": "x",
        "times": 512
      },
      "within": {
        "repeat": "x",
        "times": 511
      },
      "text": "is expected to have length less than or equal to 511"
    },
    {
      "place": "body",
      "name": "author_email_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_email_regex",
      "value": {
        "repeat": "x",
        "times": 512
      },
      "within": {
        "repeat": "x",
        "times": 511
      },
      "text": "is expected to have length less than or equal to 511"
    },
    {
      "place": "body",
      "name": "file_name_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_name_regex",
      "value": {
        "repeat": "x",
        "times": 512
      },
      "within": {
        "repeat": "x",
        "times": 511
      },
      "text": "is expected to have length less than or equal to 511"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "commit_committer_check",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_committer_check",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "reject_unsigned_commits",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "reject_unsigned_commits",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "updatePushRule",
  "resource": "push-rules",
  "method": "PUT",
  "path": "/projects/{id}/push_rule",
  "route": "/api/v4/projects/{id}/push_rule",
  "source": "spec/resources/push-rules.yaml:90:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "deny_delete_tag",
        "member_check",
        "prevent_secrets",
        "commit_message_regex",
        "commit_message_negative_regex",
        "branch_name_regex",
        "author_email_regex",
        "file_name_regex",
        "max_file_size",
        "commit_committer_check",
        "reject_unsigned_commits"
      ]
    ],
    "exactlyOne": [],
    "allOrNone": []
  },
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": {
    "max_file_size": 20
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "deny_delete_tag",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deny_delete_tag",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "member_check",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "member_check",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "prevent_secrets",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "prevent_secrets",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message_regex",
      "value": {
        "repeat": "x",
        "times": 512
      },
      "within": {
        "repeat": "x",
        "times": 511
      },
      "text": "is expected to have length less than or equal to 511"
    },
    {
      "place": "body",
      "name": "commit_message_negative_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_message_negative_regex",
      "value": {
        "repeat": "x",
        "times": 2048
      },
      "within": {
        "repeat": "x",
        "times": 2047
      },
      "text": "is expected to have length less than or equal to 2047"
    },
    {
      "place": "body",
      "name": "branch_name_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branch_name_regex",
      "value": {
        "repeat": "x",
        "times": 512
      },
      "within": {
        "repeat": "x",
        "times": 511
      },
      "text": "is expected to have length less than or equal to 511"
    },
    {
      "place": "body",
      "name": "author_email_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "author_email_regex",
      "value": {
        "repeat": "x",
        "times": 512
      },
      "within": {
        "repeat": "x",
        "times": 511
      },
      "text": "is expected to have length less than or equal to 511"
    },
    {
      "place": "body",
      "name": "file_name_regex",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_name_regex",
      "value": {
        "repeat": "x",
        "times": 512
      },
      "within": {
        "repeat": "x",
        "times": 511
      },
      "text": "is expected to have length less than or equal to 511"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "max_file_size",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "commit_committer_check",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_committer_check",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "reject_unsigned_commits",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "reject_unsigned_commits",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {
    "deny_delete_tag": {
      "place": "body",
      "value": true
    },
    "member_check": {
      "place": "body",
      "value": true
    },
    "prevent_secrets": {
      "place": "body",
      "value": true
    },
    "commit_message_regex": {
      "place": "body",
      "value": "x"
    },
    "commit_message_negative_regex": {
      "place": "body",
      "value": "x"
    },
    "branch_name_regex": {
      "place": "body",
      "value": "x"
    },
    "author_email_regex": {
      "place": "body",
      "value": "x"
    },
    "file_name_regex": {
      "place": "body",
      "value": "x"
    },
    "max_file_size": {
      "place": "body",
      "value": 0
    },
    "commit_committer_check": {
      "place": "body",
      "value": true
    },
    "reject_unsigned_commits": {
      "place": "body",
      "value": true
    }
  }
},
{
  "id": "deletePushRule",
  "resource": "push-rules",
  "method": "DELETE",
  "path": "/projects/{id}/push_rule",
  "route": "/api/v4/projects/{id}/push_rule",
  "source": "spec/resources/push-rules.yaml:149:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    204
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
]);
