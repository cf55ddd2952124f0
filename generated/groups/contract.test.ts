// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listGroups",
  "resource": "groups",
  "method": "GET",
  "path": "/groups",
  "route": "/api/v4/groups",
  "source": "spec/resources/groups.yaml:6:5",
  "access": {
    "kind": "anonymous",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
  "paginated": true,
  "keyset": [
    "name"
  ],
  "orders": [
    "name",
    "path",
    "id",
    "similarity"
  ],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    405
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "skip_groups",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": {
        "repeat": "1,",
        "times": 1001
      },
      "within": {
        "repeat": "1,",
        "times": 1000
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "query",
      "name": "all_available",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "all_available",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "custom_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "top_level_only",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "top_level_only",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "cursor",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "cursor",
      "value": {
        "repeat": "x",
        "times": 2049
      },
      "within": {
        "repeat": "x",
        "times": 2048
      },
      "text": "is expected to have length less than or equal to 2048"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "pagination",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "createGroup",
  "resource": "groups",
  "method": "POST",
  "path": "/groups",
  "route": "/api/v4/groups",
  "source": "spec/resources/groups.yaml:110:5",
  "access": {
    "kind": "user",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {},
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
    404
  ],
  "body": {
    "name": "Demo",
    "path": "demo",
    "visibility": "public"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "path",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "parent_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "avatar",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "share_with_group_lock",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "share_with_group_lock",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_two_factor_authentication",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_two_factor_authentication",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_creation_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_creation_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "subgroup_creation_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "subgroup_creation_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mentions_disabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mentions_disabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": 1003,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "membership_lock",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "membership_lock",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getGroup",
  "resource": "groups",
  "method": "GET",
  "path": "/groups/{id}",
  "route": "/api/v4/groups/{id}",
  "source": "spec/resources/groups.yaml:172:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_projects",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_projects",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "updateGroup",
  "resource": "groups",
  "method": "PUT",
  "path": "/groups/{id}",
  "route": "/api/v4/groups/{id}",
  "source": "spec/resources/groups.yaml:227:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
    "description": "Things to try.",
    "request_access_enabled": false
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "path",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "path",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "avatar",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "share_with_group_lock",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "share_with_group_lock",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_two_factor_authentication",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_two_factor_authentication",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "two_factor_grace_period",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "project_creation_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_creation_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "subgroup_creation_level",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "subgroup_creation_level",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "auto_devops_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "emails_disabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mentions_disabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mentions_disabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "lfs_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "request_access_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_branch_protection",
      "value": 1003,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "shared_runners_setting",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_setting",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "prevent_sharing_groups_outside_hierarchy",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "prevent_sharing_groups_outside_hierarchy",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "membership_lock",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "membership_lock",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "prevent_forking_outside_group",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "prevent_forking_outside_group",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file_template_project_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "shared_runners_minutes_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "extra_shared_runners_minutes_limit",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "deleteGroup",
  "resource": "groups",
  "method": "DELETE",
  "path": "/groups/{id}",
  "route": "/api/v4/groups/{id}",
  "source": "spec/resources/groups.yaml:262:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    202
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getGroupAvatar",
  "resource": "groups",
  "method": "GET",
  "path": "/groups/{id}/avatar",
  "route": "/api/v4/groups/{id}/avatar",
  "source": "spec/resources/groups.yaml:720:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "listDescendantGroups",
  "resource": "groups",
  "method": "GET",
  "path": "/groups/{id}/descendant_groups",
  "route": "/api/v4/groups/{id}/descendant_groups",
  "source": "spec/resources/groups.yaml:347:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
  "keyset": [],
  "orders": [
    "name",
    "path",
    "id"
  ],
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": {
        "repeat": "1,",
        "times": 1001
      },
      "within": {
        "repeat": "1,",
        "times": 1000
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "query",
      "name": "all_available",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "all_available",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "custom_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "syncGroupWithLdap",
  "resource": "groups",
  "method": "POST",
  "path": "/groups/{id}/ldap_sync",
  "route": "/api/v4/groups/{id}/ldap_sync",
  "source": "spec/resources/groups.yaml:822:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    202
  ],
  "statuses": [
    202,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "listGroupProjects",
  "resource": "groups",
  "method": "GET",
  "path": "/groups/{id}/projects",
  "route": "/api/v4/groups/{id}/projects",
  "source": "spec/resources/groups.yaml:381:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
  "keyset": [],
  "orders": [
    "id",
    "name",
    "path",
    "created_at",
    "updated_at",
    "similarity",
    "last_activity_at"
  ],
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_shared",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_shared",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_subgroups",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "include_subgroups",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_security_reports",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_security_reports",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listSharedGroupProjects",
  "resource": "groups",
  "method": "GET",
  "path": "/groups/{id}/projects/shared",
  "route": "/api/v4/groups/{id}/projects/shared",
  "source": "spec/resources/groups.yaml:474:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
  "keyset": [],
  "orders": [
    "id",
    "name",
    "path",
    "created_at",
    "updated_at",
    "last_activity_at"
  ],
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "archived",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "visibility",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 1025
      },
      "within": {
        "repeat": "x",
        "times": 1024
      },
      "text": "is expected to have length less than or equal to 1024"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "simple",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "starred",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_issues_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_merge_requests_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "transferProjectToGroup",
  "resource": "groups",
  "method": "POST",
  "path": "/groups/{id}/projects/{project_id}",
  "route": "/api/v4/groups/{id}/projects/{project_id}",
  "source": "spec/resources/groups.yaml:547:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "project_id": "developer/kiln"
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
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "project_id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "listProvisionedUsers",
  "resource": "groups",
  "method": "GET",
  "path": "/groups/{id}/provisioned_users",
  "route": "/api/v4/groups/{id}/provisioned_users",
  "source": "spec/resources/groups.yaml:754:5",
  "access": {
    "kind": "group",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "username",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "active",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "active",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "blocked",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "blocked",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_after",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "created_before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "restoreGroup",
  "resource": "groups",
  "method": "POST",
  "path": "/groups/{id}/restore",
  "route": "/api/v4/groups/{id}/restore",
  "source": "spec/resources/groups.yaml:286:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "shareGroup",
  "resource": "groups",
  "method": "POST",
  "path": "/groups/{id}/share",
  "route": "/api/v4/groups/{id}/share",
  "source": "spec/resources/groups.yaml:654:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
    409
  ],
  "body": {
    "group_id": 7,
    "group_access": 30
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_id",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_access",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_access",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "2022-02-30",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "yesterday",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "expires_at",
      "value": "0000-01-01",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "unshareGroup",
  "resource": "groups",
  "method": "DELETE",
  "path": "/groups/{id}/share/{group_id}",
  "route": "/api/v4/groups/{id}/share/{group_id}",
  "source": "spec/resources/groups.yaml:694:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo",
    "group_id": 7
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "group_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listSubgroups",
  "resource": "groups",
  "method": "GET",
  "path": "/groups/{id}/subgroups",
  "route": "/api/v4/groups/{id}/subgroups",
  "source": "spec/resources/groups.yaml:313:5",
  "access": {
    "kind": "group",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
  "keyset": [],
  "orders": [
    "name",
    "path",
    "id"
  ],
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "skip_groups",
      "value": {
        "repeat": "1,",
        "times": 1001
      },
      "within": {
        "repeat": "1,",
        "times": 1000
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "query",
      "name": "all_available",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "all_available",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "order_by",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "sort",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "statistics",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "with_custom_attributes",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "custom_attributes",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "owned",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "min_access_level",
      "value": 1050,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "transferGroup",
  "resource": "groups",
  "method": "POST",
  "path": "/groups/{id}/transfer",
  "route": "/api/v4/groups/{id}/transfer",
  "source": "spec/resources/groups.yaml:585:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
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
    404
  ],
  "body": {
    "group_id": 7
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listGroupTransferLocations",
  "resource": "groups",
  "method": "GET",
  "path": "/groups/{id}/transfer_locations",
  "route": "/api/v4/groups/{id}/transfer_locations",
  "source": "spec/resources/groups.yaml:623:5",
  "access": {
    "kind": "group",
    "level": "owner",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo"
  },
  "paginated": true,
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
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
