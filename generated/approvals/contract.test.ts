// Generated from spec/resources/approvals.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listProjectApprovalRules",
  "resource": "approvals",
  "method": "GET",
  "path": "/projects/{id}/approval_rules",
  "route": "/api/v4/projects/{id}/approval_rules",
  "source": "spec/resources/approvals.yaml:83:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    501
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
  "id": "createProjectApprovalRule",
  "resource": "approvals",
  "method": "POST",
  "path": "/projects/{id}/approval_rules",
  "route": "/api/v4/projects/{id}/approval_rules",
  "source": "spec/resources/approvals.yaml:150:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
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
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "name": "Safety",
    "approvals_required": 1,
    "user_ids": [
      44
    ]
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
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "rule_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "rule_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "user_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_ids",
      "value": {
        "repeat": 1,
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "user_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_ids",
      "value": {
        "repeat": 1,
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "group_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "protected_branch_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "protected_branch_ids",
      "value": {
        "repeat": 1,
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "protected_branch_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "report_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "report_type",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "scanners",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "scanners",
      "value": {
        "repeat": "sast",
        "times": 8,
        "list": true
      },
      "within": {
        "repeat": "sast",
        "times": 7,
        "list": true
      },
      "text": "is expected to have length less than or equal to 7"
    },
    {
      "place": "body",
      "name": "scanners",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "severity_levels",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "severity_levels",
      "value": {
        "repeat": "info",
        "times": 7,
        "list": true
      },
      "within": {
        "repeat": "info",
        "times": 6,
        "list": true
      },
      "text": "is expected to have length less than or equal to 6"
    },
    {
      "place": "body",
      "name": "severity_levels",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "vulnerabilities_allowed",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "vulnerability_states",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "vulnerability_states",
      "value": {
        "repeat": "newly_detected",
        "times": 6,
        "list": true
      },
      "within": {
        "repeat": "newly_detected",
        "times": 5,
        "list": true
      },
      "text": "is expected to have length less than or equal to 5"
    },
    {
      "place": "body",
      "name": "vulnerability_states",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getProjectApprovalRule",
  "resource": "approvals",
  "method": "GET",
  "path": "/projects/{id}/approval_rules/{approval_rule_id}",
  "route": "/api/v4/projects/{id}/approval_rules/{approval_rule_id}",
  "source": "spec/resources/approvals.yaml:176:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "approval_rule_id": 2
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
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
      "place": "path",
      "name": "approval_rule_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "updateProjectApprovalRule",
  "resource": "approvals",
  "method": "PUT",
  "path": "/projects/{id}/approval_rules/{approval_rule_id}",
  "route": "/api/v4/projects/{id}/approval_rules/{approval_rule_id}",
  "source": "spec/resources/approvals.yaml:193:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
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
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "approval_rule_id": 2
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": {
    "name": "Safety",
    "approvals_required": 2,
    "user_ids": [
      44
    ],
    "group_ids": [
      9
    ]
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
      "place": "path",
      "name": "approval_rule_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "approval_rule_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
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
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_required",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "user_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_ids",
      "value": {
        "repeat": 1,
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "user_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "group_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "group_ids",
      "value": {
        "repeat": 1,
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "group_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "users",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "users",
      "value": {
        "repeat": 1,
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "users",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "groups",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "groups",
      "value": {
        "repeat": 1,
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "groups",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "protected_branch_ids",
      "value": [
        "abc"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "protected_branch_ids",
      "value": {
        "repeat": 1,
        "times": 1001,
        "list": true
      },
      "within": {
        "repeat": 1,
        "times": 1000,
        "list": true
      },
      "text": "is expected to have length less than or equal to 1000"
    },
    {
      "place": "body",
      "name": "protected_branch_ids",
      "value": [
        0
      ],
      "within": [
        1
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "scanners",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "scanners",
      "value": {
        "repeat": "sast",
        "times": 8,
        "list": true
      },
      "within": {
        "repeat": "sast",
        "times": 7,
        "list": true
      },
      "text": "is expected to have length less than or equal to 7"
    },
    {
      "place": "body",
      "name": "scanners",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "severity_levels",
      "value": [
        "a\u0000b"
      ],
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "severity_levels",
      "value": {
        "repeat": "info",
        "times": 7,
        "list": true
      },
      "within": {
        "repeat": "info",
        "times": 6,
        "list": true
      },
      "text": "is expected to have length less than or equal to 6"
    },
    {
      "place": "body",
      "name": "severity_levels",
      "value": [
        "no-such-value"
      ],
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "remove_hidden_groups",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "remove_hidden_groups",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getProjectApprovals",
  "resource": "approvals",
  "method": "GET",
  "path": "/projects/{id}/approvals",
  "route": "/api/v4/projects/{id}/approvals",
  "source": "spec/resources/approvals.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": "premium",
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
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
  "id": "updateProjectApprovals",
  "resource": "approvals",
  "method": "POST",
  "path": "/projects/{id}/approvals",
  "route": "/api/v4/projects/{id}/approvals",
  "source": "spec/resources/approvals.yaml:34:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
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
  "pending": true,
  "relations": {
    "exclusive": [],
    "atLeastOne": [
      [
        "approvals_before_merge",
        "reset_approvals_on_push",
        "disable_overriding_approvers_per_merge_request",
        "merge_requests_author_approval",
        "merge_requests_disable_committers_approval",
        "require_password_to_approve"
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
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404
  ],
  "body": {
    "reset_approvals_on_push": false,
    "merge_requests_author_approval": true
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
      "name": "approvals_before_merge",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": -1,
      "within": 0,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "approvals_before_merge",
      "value": 2147483648,
      "within": 2147483647,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "reset_approvals_on_push",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "reset_approvals_on_push",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "disable_overriding_approvers_per_merge_request",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "disable_overriding_approvers_per_merge_request",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_author_approval",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_author_approval",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_disable_committers_approval",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_disable_committers_approval",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_password_to_approve",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "require_password_to_approve",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {
    "approvals_before_merge": {
      "place": "body",
      "value": 0
    },
    "reset_approvals_on_push": {
      "place": "body",
      "value": true
    },
    "disable_overriding_approvers_per_merge_request": {
      "place": "body",
      "value": true
    },
    "merge_requests_author_approval": {
      "place": "body",
      "value": true
    },
    "merge_requests_disable_committers_approval": {
      "place": "body",
      "value": true
    },
    "require_password_to_approve": {
      "place": "body",
      "value": true
    }
  }
},
]);
