CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"name_skeleton" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"activated_at" timestamp with time zone,
	"bankrupt_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"last_online_at" timestamp with time zone,
	"away_since" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"premium_expires_at" timestamp with time zone,
	"currency" text DEFAULT 'USD' NOT NULL,
	"ref_code" text NOT NULL,
	"referred_by_user_id" integer,
	"face" jsonb,
	"onboarding" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_refCode_unique" UNIQUE("ref_code")
);
--> statement-breakpoint
CREATE TABLE "feats" (
	"user_id" integer NOT NULL,
	"feat" text NOT NULL,
	"total" integer NOT NULL,
	"season" smallint NOT NULL,
	"in_season" integer NOT NULL,
	"day" integer NOT NULL,
	"in_day" integer NOT NULL,
	CONSTRAINT "feats_user_id_feat_pk" PRIMARY KEY("user_id","feat")
);
--> statement-breakpoint
CREATE TABLE "held_achievements" (
	"user_id" integer NOT NULL,
	"achievement" text NOT NULL,
	"points" smallint NOT NULL,
	"season" smallint NOT NULL,
	"day" smallint NOT NULL,
	CONSTRAINT "held_achievements_user_id_achievement_pk" PRIMARY KEY("user_id","achievement")
);
--> statement-breakpoint
CREATE TABLE "admin_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"action" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"hardness" smallint NOT NULL,
	"patience" smallint NOT NULL,
	"network" smallint NOT NULL,
	"trust" smallint NOT NULL,
	CONSTRAINT "agents_are_within_bounds" CHECK (least("agents"."hardness", "agents"."patience", "agents"."network", "agents"."trust") >= 0
        and greatest("agents"."hardness", "agents"."patience", "agents"."network", "agents"."trust") <= 99)
);
--> statement-breakpoint
CREATE TABLE "representations" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"since_day" integer NOT NULL,
	"until_season" smallint NOT NULL,
	"rate" smallint NOT NULL,
	"trust" smallint DEFAULT 60 NOT NULL,
	"ask" smallint DEFAULT 0 NOT NULL,
	"wishes" integer[] DEFAULT '{}' NOT NULL,
	"no_trade" integer[],
	"trade_asked_on" integer,
	CONSTRAINT "representations_have_a_rate" CHECK ("representations"."rate" between 3 and 5),
	CONSTRAINT "representations_within_bounds" CHECK ("representations"."trust" between 0 and 100 and "representations"."ask" between -2 and 2)
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"article_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_on" integer NOT NULL,
	CONSTRAINT "article_reads_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "article_reports" (
	"article_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_reports_article_id_user_id_pk" PRIMARY KEY("article_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" integer NOT NULL,
	"desk_id" integer,
	"state" text NOT NULL,
	"headline" text NOT NULL,
	"body" text NOT NULL,
	"sources" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"news_id" integer,
	"season" smallint,
	"day" smallint,
	"published_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"hidden_reason" text,
	"reads" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_are_of_a_desk" CHECK ("articles"."state" = 'draft' or ("articles"."desk_id" is not null and "articles"."season" is not null))
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_counter" bigint,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"wrong_since" timestamp with time zone,
	"warned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_remembered" boolean DEFAULT false NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"place_hash" text
);
--> statement-breakpoint
CREATE TABLE "award_ballots" (
	"season" smallint NOT NULL,
	"league_id" integer NOT NULL,
	"award" text NOT NULL,
	"club_id" integer NOT NULL,
	"picks" integer[] NOT NULL,
	CONSTRAINT "award_ballots_season_league_id_award_club_id_pk" PRIMARY KEY("season","league_id","award","club_id")
);
--> statement-breakpoint
CREATE TABLE "award_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"season" smallint NOT NULL,
	"league_id" integer NOT NULL,
	"award" text NOT NULL,
	"rank" smallint NOT NULL,
	"honor" text,
	"player_id" integer,
	"user_id" integer,
	"club_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"points" smallint NOT NULL,
	"firsts" smallint NOT NULL,
	"line" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_boxes" (
	"poll_id" integer PRIMARY KEY NOT NULL,
	"choices" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_voters" (
	"poll_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "poll_voters_poll_id_user_id_pk" PRIMARY KEY("poll_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "polls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"closes_on" integer NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "cap_accruals" (
	"club_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"days" smallint NOT NULL,
	"dollar_days" bigint NOT NULL,
	CONSTRAINT "cap_accruals_club_id_season_pk" PRIMARY KEY("club_id","season")
);
--> statement-breakpoint
CREATE TABLE "cap_limits" (
	"league_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"upper" integer NOT NULL,
	"goal_price" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cap_limits_league_id_season_pk" PRIMARY KEY("league_id","season")
);
--> statement-breakpoint
CREATE TABLE "club_managers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_managers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"from_day" integer NOT NULL,
	"to_day" integer
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" integer PRIMARY KEY NOT NULL,
	"nation_id" integer NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" real DEFAULT 0 NOT NULL,
	"longitude" real DEFAULT 0 NOT NULL,
	"owner_user_id" integer,
	"owned_since" timestamp with time zone,
	"rival_club_id" integer,
	"rival_replaced_by_club_id" integer,
	"founded_at" integer NOT NULL,
	"colors" jsonb NOT NULL,
	"jersey" jsonb NOT NULL,
	"crest" jsonb NOT NULL,
	"arena_name" text NOT NULL,
	"arena_capacity" integer NOT NULL,
	"goal_horn" text DEFAULT 'horn1' NOT NULL,
	"story" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_rating_history" (
	"team_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"day" smallint NOT NULL,
	"offense" smallint NOT NULL,
	"defense" smallint NOT NULL,
	"physical" smallint NOT NULL,
	"goaltending" smallint NOT NULL,
	"coaching" smallint NOT NULL,
	CONSTRAINT "team_rating_history_team_id_season_day_pk" PRIMARY KEY("team_id","season","day")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_kind" text DEFAULT 'club' NOT NULL,
	"club_id" integer,
	"nation_id" integer,
	"region" text,
	"owner_user_id" integer,
	"level" text,
	"league_id" integer,
	"city" text NOT NULL,
	"nickname" text NOT NULL,
	"abbr" char(3) NOT NULL,
	"original_city" text NOT NULL,
	"original_nickname" text NOT NULL,
	"original_abbr" char(3) NOT NULL,
	"colors" jsonb,
	"offense" smallint DEFAULT 0 NOT NULL,
	"defense" smallint DEFAULT 0 NOT NULL,
	"physical" smallint DEFAULT 0 NOT NULL,
	"goaltending" smallint DEFAULT 0 NOT NULL,
	"coaching" smallint DEFAULT 0 NOT NULL,
	"coach_user_id" integer,
	"staff_effects" smallint[] DEFAULT '{0,0,0,0,0}' NOT NULL,
	CONSTRAINT "teams_with_kind" UNIQUE("id","owner_kind"),
	CONSTRAINT "teams_have_one_owner" CHECK (num_nonnulls("teams"."club_id", "teams"."nation_id", "teams"."region", "teams"."owner_user_id") = 1
        and case "teams"."owner_kind" when 'club' then "teams"."club_id" when 'nation' then "teams"."nation_id"
          when 'region' then length("teams"."region") when 'user' then "teams"."owner_user_id" end is not null),
	CONSTRAINT "teams_of_clubs_have_a_place" CHECK (("teams"."owner_kind" = 'club') = ("teams"."level" is not null)
        and ("teams"."owner_kind" = 'club') = ("teams"."league_id" is not null)
        and ("teams"."owner_kind" = 'club') = ("teams"."colors" is null))
);
--> statement-breakpoint
CREATE TABLE "coaches" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"skills" smallint[] NOT NULL,
	"special_skills" text[] NOT NULL,
	"style" text NOT NULL,
	CONSTRAINT "coaches_have_seven_skills" CHECK (cardinality("coaches"."skills") = 7)
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "competitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"season" integer NOT NULL,
	"level" text,
	"league_id" integer,
	"name" text,
	"settings" jsonb NOT NULL,
	CONSTRAINT "competitions_have_a_place" CHECK (case when "competitions"."kind" in ('league', 'playoffs') then "competitions"."league_id" is not null
        else "competitions"."league_id" is null or "competitions"."kind" = 'friendly' end),
	CONSTRAINT "competitions_have_a_name" CHECK ("competitions"."name" is not null or "competitions"."league_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"arrives_on" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cap_charges" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "cap_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"contract_id" integer
);
--> statement-breakpoint
CREATE TABLE "contract_talk_logs" (
	"talk_id" integer NOT NULL,
	"line" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" integer NOT NULL,
	"says" text NOT NULL,
	"terms" jsonb,
	CONSTRAINT "contract_talk_logs_talk_id_line_pk" PRIMARY KEY("talk_id","line")
);
--> statement-breakpoint
CREATE TABLE "contract_talks" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "contract_talks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"from_season" smallint NOT NULL,
	"patience" smallint NOT NULL,
	"asks" jsonb NOT NULL,
	"counter" jsonb,
	"cooldown_until" integer,
	"opened_on" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	"from_season" smallint NOT NULL,
	"to_season" smallint NOT NULL,
	"salary" integer NOT NULL,
	"salaries" integer[] NOT NULL,
	"signing_bonus" integer DEFAULT 0 NOT NULL,
	"clause" text DEFAULT 'none' NOT NULL,
	"kind" text NOT NULL,
	"signed_at" integer NOT NULL,
	"is_taken_over" boolean DEFAULT false NOT NULL,
	"bought_out_on" integer,
	CONSTRAINT "contracts_have_a_salary_a_season" CHECK (cardinality("contracts"."salaries") > "contracts"."to_season" - "contracts"."from_season")
);
--> statement-breakpoint
CREATE TABLE "free_agent_offers" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "free_agent_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"from_season" smallint NOT NULL,
	"made_on" integer NOT NULL,
	"decides_on" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rulings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rulings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"season" integer NOT NULL,
	"day" smallint NOT NULL,
	"incident" text NOT NULL,
	"infraction" text NOT NULL,
	"games" smallint NOT NULL,
	"served_in" integer[] DEFAULT '{}' NOT NULL,
	"is_served" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_boards" (
	"club_id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ranking" integer[] NOT NULL,
	"risk" smallint NOT NULL,
	"positions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_picks" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "draft_picks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"league_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"round" smallint NOT NULL,
	"original_club_id" integer NOT NULL,
	"owner_club_id" integer NOT NULL,
	"spot" smallint,
	"player_id" integer,
	CONSTRAINT "draft_picks_are_used_in_their_turn" CHECK ("draft_picks"."player_id" is null or "draft_picks"."spot" is not null)
);
--> statement-breakpoint
CREATE TABLE "draft_rights" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"club_id" integer NOT NULL,
	"until_season" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"league_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"spot" smallint DEFAULT 1 NOT NULL,
	"clock_ends_at" bigint
);
--> statement-breakpoint
CREATE TABLE "junior_seasons" (
	"player_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"nation_id" integer NOT NULL,
	"games" smallint NOT NULL,
	"goals" smallint NOT NULL,
	"assists" smallint NOT NULL,
	"penalties" smallint NOT NULL,
	"plus_minus" smallint NOT NULL,
	"wins" smallint NOT NULL,
	"shutouts" smallint NOT NULL,
	"shots_against" smallint NOT NULL,
	"goals_against" smallint NOT NULL,
	CONSTRAINT "junior_seasons_player_id_season_pk" PRIMARY KEY("player_id","season")
);
--> statement-breakpoint
CREATE TABLE "candidacies" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "candidacies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"election_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"program" text NOT NULL,
	"is_in_runoff" boolean DEFAULT false NOT NULL,
	"votes" integer,
	"runoff_votes" integer
);
--> statement-breakpoint
CREATE TABLE "elections" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "elections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nation_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"campaign_until" integer NOT NULL,
	"ballot_until" integer,
	"poll_id" integer,
	"electorate" integer,
	"turnout" integer,
	"winner_id" integer,
	"outcome" text,
	CONSTRAINT "elections_are_decided" CHECK (("elections"."state" = 'decided') = ("elections"."winner_id" is not null) and ("elections"."winner_id" is null) = ("elections"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "recall_signatures" (
	"president_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "recall_signatures_president_id_user_id_pk" PRIMARY KEY("president_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "facilities" (
	"club_id" integer NOT NULL,
	"facility" text NOT NULL,
	"level" smallint NOT NULL,
	"ready_on" integer,
	CONSTRAINT "facilities_club_id_facility_pk" PRIMARY KEY("club_id","facility"),
	CONSTRAINT "facilities_level" CHECK ("facilities"."level" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "federation_members" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "federation_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"applied_on" integer NOT NULL,
	"joined_on" integer,
	"left_on" integer,
	"is_opted_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "federation_members_states" CHECK (("federation_members"."state" = 'applied') = ("federation_members"."joined_on" is null) and ("federation_members"."state" = 'left') = ("federation_members"."left_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "federation_seasons" (
	"nation_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"points" integer NOT NULL,
	"rank" smallint NOT NULL,
	"president_id" integer,
	"youth" real NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "federation_seasons_nation_id_season_pk" PRIMARY KEY("nation_id","season")
);
--> statement-breakpoint
CREATE TABLE "federations" (
	"id" integer PRIMARY KEY NOT NULL,
	"president_id" integer,
	"founded_at" smallint NOT NULL,
	"colors" text[] NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"youth" real DEFAULT 0 NOT NULL,
	CONSTRAINT "federations_youth" CHECK ("federations"."youth" between -0.05 and 0.05)
);
--> statement-breakpoint
CREATE TABLE "presidencies" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "presidencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nation_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"origin" text NOT NULL,
	"from_day" integer NOT NULL,
	"until_day" integer,
	"end_reason" text,
	CONSTRAINT "presidencies_end" CHECK (("presidencies"."until_day" is null) = ("presidencies"."end_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "bankruptcies" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "bankruptcies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"user_id" integer,
	"season" smallint NOT NULL,
	"day" smallint NOT NULL,
	"debt" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_finances" (
	"club_id" integer PRIMARY KEY NOT NULL,
	"ticket_price" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"fan_mood" real DEFAULT 50 NOT NULL,
	"mood_reasons" jsonb DEFAULT '{"results":0,"price":0,"stars":0,"rivalry":0}'::jsonb NOT NULL,
	"stars" smallint DEFAULT 1 NOT NULL,
	"season_tickets" integer DEFAULT 0 NOT NULL,
	"season_ticket_price" smallint DEFAULT 0 NOT NULL,
	"season_revenue" integer DEFAULT 0 NOT NULL,
	"days_below_line" smallint DEFAULT 0 NOT NULL,
	"rescue_until" smallint,
	CONSTRAINT "club_finances_price" CHECK ("club_finances"."ticket_price" > 0),
	CONSTRAINT "club_finances_mood" CHECK ("club_finances"."fan_mood" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"through_entry_id" integer NOT NULL,
	CONSTRAINT "ledger_balances_account_currency_pk" PRIMARY KEY("account","currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"season" integer NOT NULL,
	"day" smallint NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"season" integer NOT NULL,
	"day" smallint NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	CONSTRAINT "ledger_transactions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "loans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"owed" integer NOT NULL,
	"daily" integer NOT NULL,
	"paid_through" integer NOT NULL,
	CONSTRAINT "loans_owed" CHECK ("loans"."owed" between 0 and "loans"."amount")
);
--> statement-breakpoint
CREATE TABLE "sponsor_deals" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "sponsor_deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"slot" text NOT NULL,
	"name" text NOT NULL,
	"from_season" smallint NOT NULL,
	"to_season" smallint NOT NULL,
	"fixed" integer NOT NULL,
	"goal" text,
	"target" smallint NOT NULL,
	"bonus" integer NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_limits" (
	"club_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"resigns" text NOT NULL,
	"max_salary" integer,
	"hands_off" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frenzy_plans" (
	"club_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"budget" integer NOT NULL,
	"most" smallint NOT NULL,
	CONSTRAINT "frenzy_plans_club_id_season_pk" PRIMARY KEY("club_id","season")
);
--> statement-breakpoint
CREATE TABLE "frenzy_results" (
	"season" smallint NOT NULL,
	"round" smallint NOT NULL,
	"player_id" integer NOT NULL,
	"interested" smallint NOT NULL,
	"club_id" integer,
	"salary" integer DEFAULT 0 NOT NULL,
	"seasons" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "frenzy_results_season_round_player_id_pk" PRIMARY KEY("season","round","player_id")
);
--> statement-breakpoint
CREATE TABLE "frenzy_targets" (
	"club_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"player_id" integer NOT NULL,
	"rank" smallint NOT NULL,
	"seasons" smallint NOT NULL,
	"max_salary" integer NOT NULL,
	CONSTRAINT "frenzy_targets_club_id_season_player_id_pk" PRIMARY KEY("club_id","season","player_id")
);
--> statement-breakpoint
CREATE TABLE "offer_sheets" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "offer_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	"holder_club_id" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"from_season" smallint NOT NULL,
	"compensation" jsonb NOT NULL,
	"made_on" integer NOT NULL,
	"match_by" integer NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restricted_free_agents" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"club_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"salary" integer NOT NULL,
	"held_until" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_inputs" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"input" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_message_reports" (
	"message_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_message_reports_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "game_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"after_event" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_periods" (
	"game_id" integer NOT NULL,
	"period" smallint NOT NULL,
	"events" "bytea" NOT NULL,
	"state" jsonb,
	"benches" jsonb,
	"lineup_versions" jsonb,
	"starts_at" timestamp with time zone,
	"ms_per_second" integer,
	"seconds" smallint NOT NULL,
	CONSTRAINT "game_periods_game_id_period_pk" PRIMARY KEY("game_id","period")
);
--> statement-breakpoint
CREATE TABLE "game_reactions" (
	"game_id" integer NOT NULL,
	"event" integer NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_reactions_game_id_event_user_id_kind_pk" PRIMARY KEY("game_id","event","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "game_reports" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by_user_id" integer,
	"turn" integer DEFAULT 0 NOT NULL,
	"report" jsonb
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "games_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"season" integer NOT NULL,
	"day" smallint NOT NULL,
	"slot" smallint,
	"competition_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"series_id" integer,
	"home_team_id" integer NOT NULL,
	"away_team_id" integer NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"engine_version" smallint,
	"faceoff_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"home_score" smallint,
	"away_score" smallint,
	"ended_in" text,
	"period_scores" jsonb,
	"attendance" integer,
	"stars" integer[]
);
--> statement-breakpoint
CREATE TABLE "hall_candidates" (
	"season" smallint NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer,
	"ballot" smallint NOT NULL,
	"greatness" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"votes" smallint,
	"ballots" smallint,
	"is_inducted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hall_candidates_season_player_id_pk" PRIMARY KEY("season","player_id")
);
--> statement-breakpoint
CREATE TABLE "hall_votes" (
	"season" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	CONSTRAINT "hall_votes_season_user_id_player_id_pk" PRIMARY KEY("season","user_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "help_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	"answered_by_user_id" integer
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "job_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"state" text NOT NULL,
	"letter" text NOT NULL,
	"answers" text[],
	"pay" integer,
	"until_season" smallint,
	"made_on" integer NOT NULL,
	"offered_on" integer
);
--> statement-breakpoint
CREATE TABLE "job_events" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "job_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"kind" text NOT NULL,
	"career" text NOT NULL,
	"role" text NOT NULL,
	"person_id" integer,
	"club_id" integer,
	"league_id" integer,
	"season" smallint NOT NULL,
	"day" smallint NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"role" text NOT NULL,
	"employer" text NOT NULL,
	"club_id" integer,
	"nation_id" integer,
	"state" text NOT NULL,
	"person_id" integer,
	"pay" integer NOT NULL,
	"posted_on" integer NOT NULL,
	"from_day" integer,
	"ended_on" integer,
	"until_season" smallint,
	"end_reason" text,
	CONSTRAINT "jobs_have_an_employer" CHECK (("jobs"."employer" = 'club') = ("jobs"."club_id" is not null)
        and ("jobs"."employer" in ('nation', 'federation')) = ("jobs"."nation_id" is not null)),
	CONSTRAINT "jobs_are_held_by_somebody" CHECK (("jobs"."state" <> 'held' or ("jobs"."person_id" is not null and "jobs"."from_day" is not null and "jobs"."until_season" is not null))
        and ("jobs"."state" = 'ended') = ("jobs"."ended_on" is not null)),
	CONSTRAINT "jobs_pay" CHECK ("jobs"."pay" >= 0)
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"abbr" text NOT NULL,
	"tier" smallint NOT NULL,
	"level" text NOT NULL,
	"pro_league_id" integer NOT NULL,
	"feeds_league_id" integer,
	"skill_profile" jsonb,
	"slot" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lineup_repairs" (
	"team_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lineup_repairs_team_id_game_id_pk" PRIMARY KEY("team_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "lineups" (
	"team_id" integer PRIMARY KEY NOT NULL,
	"lineup" jsonb NOT NULL,
	"tactics" jsonb NOT NULL,
	"orders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by" text DEFAULT 'assistant' NOT NULL,
	"substitutes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"returned" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_lineups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_lineups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"name" text NOT NULL,
	"lineup" jsonb NOT NULL,
	"tactics" jsonb NOT NULL,
	"orders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_for_away" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_partnerships" (
	"team_id" integer PRIMARY KEY NOT NULL,
	"partnerships" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nations" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" char(2) NOT NULL,
	"abbr" char(3) NOT NULL,
	"name" text NOT NULL,
	"adjective" text NOT NULL,
	"flag" text NOT NULL,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"talent_weight" real NOT NULL,
	"ranking_points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "nations_code_unique" UNIQUE("code"),
	CONSTRAINT "nations_abbr_unique" UNIQUE("abbr")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"season" integer NOT NULL,
	"day" smallint NOT NULL,
	"kind" text NOT NULL,
	"club_id" integer,
	"league_id" integer,
	"player_id" integer,
	"game_id" integer,
	"person_id" integer,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_mentions" (
	"news_id" integer NOT NULL,
	"club_id" integer,
	"player_id" integer
);
--> statement-breakpoint
CREATE TABLE "news_reactions" (
	"news_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reaction" text NOT NULL,
	CONSTRAINT "news_reactions_news_id_user_id_pk" PRIMARY KEY("news_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "news_seen" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"news_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer,
	"player_id" integer,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"nation_id" integer NOT NULL,
	"birth_season" smallint NOT NULL,
	"face" jsonb NOT NULL,
	"started_at" smallint NOT NULL,
	"retired_at" smallint
);
--> statement-breakpoint
CREATE TABLE "player_faces" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"face" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_pasts" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"birthplace" text,
	"seasons" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"nation_id" integer NOT NULL,
	"birth_season" smallint NOT NULL,
	"birth_day" smallint NOT NULL,
	"hand" text NOT NULL,
	"height_cm" smallint NOT NULL,
	"weight_kg" smallint NOT NULL,
	"positions" text[] NOT NULL,
	"skills" smallint[] NOT NULL,
	"ceilings" smallint[] NOT NULL,
	"progress" smallint[] NOT NULL,
	"declining" integer DEFAULT 0 NOT NULL,
	"peak_age" smallint NOT NULL,
	"growth_rate" smallint NOT NULL,
	"special_skills" text[] NOT NULL,
	"xp" smallint DEFAULT 0 NOT NULL,
	"xp_progress" smallint DEFAULT 0 NOT NULL,
	"form" smallint DEFAULT 50 NOT NULL,
	"energy" smallint DEFAULT 100 NOT NULL,
	"morale" smallint DEFAULT 50 NOT NULL,
	"team_id" integer,
	"jersey_number" smallint,
	"training_on" smallint,
	"training_pace" smallint DEFAULT 100 NOT NULL,
	"training_rating" smallint DEFAULT 50 NOT NULL,
	"match_rating" smallint,
	"skills_at_start" smallint[],
	"injury_part" text,
	"injury_severity" text,
	"injured_until" integer,
	"first_season" smallint,
	"last_season" smallint,
	"retired_at" smallint,
	"drafted_by_team_id" integer,
	"draft_season" smallint,
	"draft_round" smallint,
	"draft_pick" smallint,
	"free_agent_since" smallint,
	"draft_class" smallint
);
--> statement-breakpoint
CREATE TABLE "retired_numbers" (
	"team_id" integer NOT NULL,
	"jersey_number" smallint NOT NULL,
	"player_id" integer NOT NULL,
	"season" smallint NOT NULL,
	CONSTRAINT "retired_numbers_team_id_jersey_number_pk" PRIMARY KEY("team_id","jersey_number")
);
--> statement-breakpoint
CREATE TABLE "team_players" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "team_players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"team_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"owner_kind" text NOT NULL,
	"jersey_number" smallint,
	"from_day" integer NOT NULL,
	"to_day" integer,
	CONSTRAINT "team_players_leave_after_they_came" CHECK ("team_players"."to_day" >= "team_players"."from_day")
);
--> statement-breakpoint
CREATE TABLE "proposal_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proposal_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposal_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proposal_id" integer NOT NULL,
	"comment_id" integer,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_reports_once" UNIQUE NULLS NOT DISTINCT("proposal_id","comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "proposal_votes" (
	"proposal_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"is_for" boolean NOT NULL,
	CONSTRAINT "proposal_votes_proposal_id_user_id_pk" PRIMARY KEY("proposal_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quest_rewards" (
	"user_id" integer NOT NULL,
	"quest" text NOT NULL,
	"period" integer NOT NULL,
	"points" smallint NOT NULL,
	"done_on" integer NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "quest_rewards_user_id_quest_period_pk" PRIMARY KEY("user_id","quest","period")
);
--> statement-breakpoint
CREATE TABLE "club_ratings" (
	"club_id" integer PRIMARY KEY NOT NULL,
	"rating" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manager_rating_history" (
	"user_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"day" smallint NOT NULL,
	"rating" smallint NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "manager_rating_history_user_id_season_day_pk" PRIMARY KEY("user_id","season","day")
);
--> statement-breakpoint
CREATE TABLE "manager_ratings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"rating" real NOT NULL,
	"best" real NOT NULL,
	"games" integer NOT NULL,
	"wins" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desks" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "desks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"club_id" integer,
	"league_id" integer,
	"nation_id" integer,
	"paper" text NOT NULL,
	CONSTRAINT "desks_cover_one" CHECK (("desks"."kind" = 'club') = ("desks"."club_id" is not null)
        and ("desks"."kind" = 'league') = ("desks"."league_id" is not null)
        and ("desks"."kind" = 'nation') = ("desks"."nation_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "reporters" (
	"person_id" integer PRIMARY KEY NOT NULL,
	"is_staff" boolean NOT NULL,
	"desk_id" integer,
	"desk_since" integer,
	CONSTRAINT "reporters_sit_since" CHECK (("reporters"."desk_id" is null) = ("reporters"."desk_since" is null))
);
--> statement-breakpoint
CREATE TABLE "fill_ins" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"since" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"home_team_id" integer NOT NULL,
	"home_jersey_number" smallint,
	"since" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiver_claims" (
	"waiver_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	CONSTRAINT "waiver_claims_waiver_id_club_id_pk" PRIMARY KEY("waiver_id","club_id")
);
--> statement-breakpoint
CREATE TABLE "waivers" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "waivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"player_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	"to_team_id" integer NOT NULL,
	"placed_on" integer NOT NULL,
	"clears_on" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"claimed_by_club_id" integer
);
--> statement-breakpoint
CREATE TABLE "scrimmages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scrimmages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host_team_id" integer NOT NULL,
	"guest_team_id" integer NOT NULL,
	"pace" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"game_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scrimmages_played_have_a_game" CHECK (("scrimmages"."state" = 'played') = ("scrimmages"."game_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "playoff_series" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "playoff_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"competition_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"slot" smallint NOT NULL,
	"high_team_id" integer NOT NULL,
	"low_team_id" integer NOT NULL,
	"high_seed" smallint NOT NULL,
	"low_seed" smallint NOT NULL,
	"high_wins" smallint DEFAULT 0 NOT NULL,
	"low_wins" smallint DEFAULT 0 NOT NULL,
	"winner_team_id" integer
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"number" integer PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"phase" text NOT NULL,
	"finished_day" smallint
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"competition_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"played" smallint DEFAULT 0 NOT NULL,
	"wins" smallint DEFAULT 0 NOT NULL,
	"overtime_wins" smallint DEFAULT 0 NOT NULL,
	"overtime_losses" smallint DEFAULT 0 NOT NULL,
	"losses" smallint DEFAULT 0 NOT NULL,
	"points" smallint DEFAULT 0 NOT NULL,
	"goals_for" smallint DEFAULT 0 NOT NULL,
	"goals_against" smallint DEFAULT 0 NOT NULL,
	"rank" smallint,
	"playoff_rounds_won" smallint,
	"is_champion" boolean DEFAULT false NOT NULL,
	"movement" text,
	CONSTRAINT "standings_competition_id_team_id_pk" PRIMARY KEY("competition_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"user_id" integer NOT NULL,
	"setting_id" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "user_settings_user_id_setting_id_pk" PRIMARY KEY("user_id","setting_id")
);
--> statement-breakpoint
CREATE TABLE "shortlisted_players" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shortlisted_players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"known_club_id" integer
);
--> statement-breakpoint
CREATE TABLE "goalie_games" (
	"game_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"started" boolean NOT NULL,
	"decision" text,
	"shutout" boolean NOT NULL,
	"toi" integer DEFAULT 0 NOT NULL,
	"shots_against" smallint DEFAULT 0 NOT NULL,
	"goals_against" smallint DEFAULT 0 NOT NULL,
	"saves" smallint DEFAULT 0 NOT NULL,
	"pp_shots_against" smallint DEFAULT 0 NOT NULL,
	"pp_goals_against" smallint DEFAULT 0 NOT NULL,
	"xga" integer DEFAULT 0 NOT NULL,
	"pim" smallint DEFAULT 0 NOT NULL,
	"assists" smallint DEFAULT 0 NOT NULL,
	"shootout_attempts" smallint DEFAULT 0 NOT NULL,
	"shootout_saves" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "goalie_games_game_id_player_id_pk" PRIMARY KEY("game_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "goalie_seasons" (
	"competition_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"games" smallint DEFAULT 0 NOT NULL,
	"starts" smallint DEFAULT 0 NOT NULL,
	"wins" smallint DEFAULT 0 NOT NULL,
	"losses" smallint DEFAULT 0 NOT NULL,
	"overtime_losses" smallint DEFAULT 0 NOT NULL,
	"shutouts" smallint DEFAULT 0 NOT NULL,
	"toi" integer DEFAULT 0 NOT NULL,
	"shots_against" smallint DEFAULT 0 NOT NULL,
	"goals_against" smallint DEFAULT 0 NOT NULL,
	"saves" smallint DEFAULT 0 NOT NULL,
	"pp_shots_against" smallint DEFAULT 0 NOT NULL,
	"pp_goals_against" smallint DEFAULT 0 NOT NULL,
	"xga" integer DEFAULT 0 NOT NULL,
	"pim" smallint DEFAULT 0 NOT NULL,
	"assists" smallint DEFAULT 0 NOT NULL,
	"shootout_attempts" smallint DEFAULT 0 NOT NULL,
	"shootout_saves" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "goalie_seasons_player_id_competition_id_team_id_pk" PRIMARY KEY("player_id","competition_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "skater_games" (
	"game_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"position" text NOT NULL,
	"toi" integer DEFAULT 0 NOT NULL,
	"pp_toi" integer DEFAULT 0 NOT NULL,
	"sh_toi" integer DEFAULT 0 NOT NULL,
	"shifts" smallint DEFAULT 0 NOT NULL,
	"goals" smallint DEFAULT 0 NOT NULL,
	"assists" smallint DEFAULT 0 NOT NULL,
	"pp_goals" smallint DEFAULT 0 NOT NULL,
	"pp_assists" smallint DEFAULT 0 NOT NULL,
	"sh_goals" smallint DEFAULT 0 NOT NULL,
	"sh_assists" smallint DEFAULT 0 NOT NULL,
	"game_winning_goals" smallint DEFAULT 0 NOT NULL,
	"empty_net_goals" smallint DEFAULT 0 NOT NULL,
	"plus_minus" smallint DEFAULT 0 NOT NULL,
	"pim" smallint DEFAULT 0 NOT NULL,
	"penalties" smallint DEFAULT 0 NOT NULL,
	"shots" smallint DEFAULT 0 NOT NULL,
	"missed" smallint DEFAULT 0 NOT NULL,
	"attempts_blocked" smallint DEFAULT 0 NOT NULL,
	"xg" integer DEFAULT 0 NOT NULL,
	"hits" smallint DEFAULT 0 NOT NULL,
	"blocks" smallint DEFAULT 0 NOT NULL,
	"takeaways" smallint DEFAULT 0 NOT NULL,
	"giveaways" smallint DEFAULT 0 NOT NULL,
	"faceoffs_won" smallint DEFAULT 0 NOT NULL,
	"faceoffs_lost" smallint DEFAULT 0 NOT NULL,
	"fights" smallint DEFAULT 0 NOT NULL,
	"shootout_attempts" smallint DEFAULT 0 NOT NULL,
	"shootout_goals" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "skater_games_game_id_player_id_pk" PRIMARY KEY("game_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "skater_seasons" (
	"competition_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"games" smallint DEFAULT 0 NOT NULL,
	"toi" integer DEFAULT 0 NOT NULL,
	"pp_toi" integer DEFAULT 0 NOT NULL,
	"sh_toi" integer DEFAULT 0 NOT NULL,
	"shifts" smallint DEFAULT 0 NOT NULL,
	"goals" smallint DEFAULT 0 NOT NULL,
	"assists" smallint DEFAULT 0 NOT NULL,
	"pp_goals" smallint DEFAULT 0 NOT NULL,
	"pp_assists" smallint DEFAULT 0 NOT NULL,
	"sh_goals" smallint DEFAULT 0 NOT NULL,
	"sh_assists" smallint DEFAULT 0 NOT NULL,
	"game_winning_goals" smallint DEFAULT 0 NOT NULL,
	"empty_net_goals" smallint DEFAULT 0 NOT NULL,
	"plus_minus" smallint DEFAULT 0 NOT NULL,
	"pim" smallint DEFAULT 0 NOT NULL,
	"penalties" smallint DEFAULT 0 NOT NULL,
	"shots" smallint DEFAULT 0 NOT NULL,
	"missed" smallint DEFAULT 0 NOT NULL,
	"attempts_blocked" smallint DEFAULT 0 NOT NULL,
	"xg" integer DEFAULT 0 NOT NULL,
	"hits" smallint DEFAULT 0 NOT NULL,
	"blocks" smallint DEFAULT 0 NOT NULL,
	"takeaways" smallint DEFAULT 0 NOT NULL,
	"giveaways" smallint DEFAULT 0 NOT NULL,
	"faceoffs_won" smallint DEFAULT 0 NOT NULL,
	"faceoffs_lost" smallint DEFAULT 0 NOT NULL,
	"fights" smallint DEFAULT 0 NOT NULL,
	"shootout_attempts" smallint DEFAULT 0 NOT NULL,
	"shootout_goals" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "skater_seasons_player_id_competition_id_team_id_pk" PRIMARY KEY("player_id","competition_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "team_games" (
	"game_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"goals" smallint DEFAULT 0 NOT NULL,
	"goals_against" smallint DEFAULT 0 NOT NULL,
	"shots" smallint DEFAULT 0 NOT NULL,
	"shots_against" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"missed" smallint DEFAULT 0 NOT NULL,
	"attempts_blocked" smallint DEFAULT 0 NOT NULL,
	"xg" integer DEFAULT 0 NOT NULL,
	"xga" integer DEFAULT 0 NOT NULL,
	"pp_goals" smallint DEFAULT 0 NOT NULL,
	"pp_opportunities" smallint DEFAULT 0 NOT NULL,
	"pp_goals_against" smallint DEFAULT 0 NOT NULL,
	"times_shorthanded" smallint DEFAULT 0 NOT NULL,
	"sh_goals" smallint DEFAULT 0 NOT NULL,
	"empty_net_goals" smallint DEFAULT 0 NOT NULL,
	"penalties" smallint DEFAULT 0 NOT NULL,
	"pim" smallint DEFAULT 0 NOT NULL,
	"hits" smallint DEFAULT 0 NOT NULL,
	"blocks" smallint DEFAULT 0 NOT NULL,
	"takeaways" smallint DEFAULT 0 NOT NULL,
	"giveaways" smallint DEFAULT 0 NOT NULL,
	"faceoffs_won" smallint DEFAULT 0 NOT NULL,
	"faceoffs_lost" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_games_game_id_team_id_pk" PRIMARY KEY("game_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "team_seasons" (
	"competition_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"games" smallint DEFAULT 0 NOT NULL,
	"goals" smallint DEFAULT 0 NOT NULL,
	"goals_against" smallint DEFAULT 0 NOT NULL,
	"shots" smallint DEFAULT 0 NOT NULL,
	"shots_against" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"missed" smallint DEFAULT 0 NOT NULL,
	"attempts_blocked" smallint DEFAULT 0 NOT NULL,
	"xg" integer DEFAULT 0 NOT NULL,
	"xga" integer DEFAULT 0 NOT NULL,
	"pp_goals" smallint DEFAULT 0 NOT NULL,
	"pp_opportunities" smallint DEFAULT 0 NOT NULL,
	"pp_goals_against" smallint DEFAULT 0 NOT NULL,
	"times_shorthanded" smallint DEFAULT 0 NOT NULL,
	"sh_goals" smallint DEFAULT 0 NOT NULL,
	"empty_net_goals" smallint DEFAULT 0 NOT NULL,
	"penalties" smallint DEFAULT 0 NOT NULL,
	"pim" smallint DEFAULT 0 NOT NULL,
	"hits" smallint DEFAULT 0 NOT NULL,
	"blocks" smallint DEFAULT 0 NOT NULL,
	"takeaways" smallint DEFAULT 0 NOT NULL,
	"giveaways" smallint DEFAULT 0 NOT NULL,
	"faceoffs_won" smallint DEFAULT 0 NOT NULL,
	"faceoffs_lost" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_seasons_team_id_competition_id_pk" PRIMARY KEY("team_id","competition_id")
);
--> statement-breakpoint
CREATE TABLE "trade_assets" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "trade_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"from_club_id" integer NOT NULL,
	"to_club_id" integer NOT NULL,
	"kind" text NOT NULL,
	"player_id" integer,
	"pick_id" integer,
	"retention" smallint DEFAULT 0 NOT NULL,
	"salary" integer,
	"signed_until" smallint,
	CONSTRAINT "trade_assets_are_of_their_kind" CHECK (("trade_assets"."kind" = 'pick') = ("trade_assets"."pick_id" is not null) and ("trade_assets"."kind" <> 'pick') = ("trade_assets"."player_id" is not null)),
	CONSTRAINT "trade_assets_retention" CHECK ("trade_assets"."retention" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "trade_block" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"club_id" integer NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"ask" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_comments" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "trade_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trade_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_log" (
	"trade_id" integer NOT NULL,
	"line" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" integer NOT NULL,
	"club_id" integer,
	"says" text NOT NULL,
	"answer" jsonb,
	CONSTRAINT "trade_log_trade_id_line_pk" PRIMARY KEY("trade_id","line")
);
--> statement-breakpoint
CREATE TABLE "trade_patience" (
	"club_id" integer NOT NULL,
	"with_club_id" integer NOT NULL,
	"heard" smallint NOT NULL,
	"on_day" integer NOT NULL,
	CONSTRAINT "trade_patience_club_id_with_club_id_pk" PRIMARY KEY("club_id","with_club_id")
);
--> statement-breakpoint
CREATE TABLE "trade_votes" (
	"trade_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"club_id" integer,
	"is_for" boolean NOT NULL,
	"is_overruling" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_votes_trade_id_user_id_pk" PRIMARY KEY("trade_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_club_id" integer NOT NULL,
	"to_club_id" integer NOT NULL,
	"third_club_id" integer,
	"accepted_by" integer[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"counters_id" integer,
	"season" smallint NOT NULL,
	"made_on" integer NOT NULL,
	"expires_on" integer NOT NULL,
	"closed_on" integer,
	"created_at" timestamp with time zone NOT NULL,
	"escrow_until" integer,
	"escrow" jsonb,
	CONSTRAINT "trades_are_between_different_clubs" CHECK ("trades"."from_club_id" <> "trades"."to_club_id" and "trades"."third_club_id" is distinct from "trades"."from_club_id" and "trades"."third_club_id" is distinct from "trades"."to_club_id")
);
--> statement-breakpoint
CREATE TABLE "training_plans" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"club_id" integer NOT NULL,
	"skill" smallint,
	"intensity" text NOT NULL,
	"rest_below" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_templates" (
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"skill" text NOT NULL,
	"intensity" text NOT NULL,
	"rest_below" smallint NOT NULL,
	CONSTRAINT "training_templates_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "world" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"seed" bigint NOT NULL,
	"size" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"season_number" integer NOT NULL,
	"day" smallint NOT NULL,
	"step" text NOT NULL,
	"phase" text NOT NULL,
	"day_minutes" integer NOT NULL,
	"day_started_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"in_maintenance" boolean DEFAULT false NOT NULL,
	"banana_day" boolean DEFAULT false NOT NULL,
	"ends_when_ready" boolean DEFAULT false NOT NULL,
	"ready_user_ids" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "world_is_one_row" CHECK ("world"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "world_advances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "world_advances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"by" text NOT NULL,
	"count" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"requested_by_user_id" integer,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "world_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "world_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text DEFAULT 'queued' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"results" jsonb,
	"requested_by_user_id" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "world_secret" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "world_secret_is_one_row" CHECK ("world_secret"."id" = 1),
	CONSTRAINT "world_secret_has_256_bits" CHECK ("world_secret"."key" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "world_steps" (
	"key" text PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"season" integer NOT NULL,
	"day" smallint NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"duration_ms" integer NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "feats" ADD CONSTRAINT "feats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_achievements" ADD CONSTRAINT "held_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "representations" ADD CONSTRAINT "representations_person_id_agents_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."agents"("person_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reports" ADD CONSTRAINT "article_reports_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reports" ADD CONSTRAINT "article_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_desk_id_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."desks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_ballots" ADD CONSTRAINT "award_ballots_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_ballots" ADD CONSTRAINT "award_ballots_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_results" ADD CONSTRAINT "award_results_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_results" ADD CONSTRAINT "award_results_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_results" ADD CONSTRAINT "award_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_results" ADD CONSTRAINT "award_results_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_results" ADD CONSTRAINT "award_results_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_boxes" ADD CONSTRAINT "poll_boxes_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cap_accruals" ADD CONSTRAINT "cap_accruals_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cap_limits" ADD CONSTRAINT "cap_limits_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_managers" ADD CONSTRAINT "club_managers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_managers" ADD CONSTRAINT "club_managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_rival_club_id_clubs_id_fk" FOREIGN KEY ("rival_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_rival_replaced_by_club_id_clubs_id_fk" FOREIGN KEY ("rival_replaced_by_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_rating_history" ADD CONSTRAINT "team_rating_history_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_coach_user_id_users_id_fk" FOREIGN KEY ("coach_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaches" ADD CONSTRAINT "coaches_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cap_charges" ADD CONSTRAINT "cap_charges_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cap_charges" ADD CONSTRAINT "cap_charges_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_talk_logs" ADD CONSTRAINT "contract_talk_logs_talk_id_contract_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."contract_talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_talks" ADD CONSTRAINT "contract_talks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_talks" ADD CONSTRAINT "contract_talks_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_agent_offers" ADD CONSTRAINT "free_agent_offers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_agent_offers" ADD CONSTRAINT "free_agent_offers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_boards" ADD CONSTRAINT "draft_boards_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_picks" ADD CONSTRAINT "draft_picks_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_picks" ADD CONSTRAINT "draft_picks_original_club_id_clubs_id_fk" FOREIGN KEY ("original_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_picks" ADD CONSTRAINT "draft_picks_owner_club_id_clubs_id_fk" FOREIGN KEY ("owner_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_picks" ADD CONSTRAINT "draft_picks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_rights" ADD CONSTRAINT "draft_rights_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_rights" ADD CONSTRAINT "draft_rights_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "junior_seasons" ADD CONSTRAINT "junior_seasons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "junior_seasons" ADD CONSTRAINT "junior_seasons_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_election_id_elections_id_fk" FOREIGN KEY ("election_id") REFERENCES "public"."elections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidacies" ADD CONSTRAINT "candidacies_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elections" ADD CONSTRAINT "elections_nation_id_federations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."federations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elections" ADD CONSTRAINT "elections_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elections" ADD CONSTRAINT "elections_winner_id_persons_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_signatures" ADD CONSTRAINT "recall_signatures_president_id_persons_id_fk" FOREIGN KEY ("president_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_signatures" ADD CONSTRAINT "recall_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federation_members" ADD CONSTRAINT "federation_members_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federation_members" ADD CONSTRAINT "federation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federation_seasons" ADD CONSTRAINT "federation_seasons_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federation_seasons" ADD CONSTRAINT "federation_seasons_president_id_persons_id_fk" FOREIGN KEY ("president_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federations" ADD CONSTRAINT "federations_id_nations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "federations" ADD CONSTRAINT "federations_president_id_persons_id_fk" FOREIGN KEY ("president_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presidencies" ADD CONSTRAINT "presidencies_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presidencies" ADD CONSTRAINT "presidencies_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bankruptcies" ADD CONSTRAINT "bankruptcies_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bankruptcies" ADD CONSTRAINT "bankruptcies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_finances" ADD CONSTRAINT "club_finances_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_deals" ADD CONSTRAINT "sponsor_deals_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_limits" ADD CONSTRAINT "assistant_limits_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frenzy_plans" ADD CONSTRAINT "frenzy_plans_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frenzy_results" ADD CONSTRAINT "frenzy_results_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frenzy_results" ADD CONSTRAINT "frenzy_results_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frenzy_targets" ADD CONSTRAINT "frenzy_targets_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frenzy_targets" ADD CONSTRAINT "frenzy_targets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sheets" ADD CONSTRAINT "offer_sheets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sheets" ADD CONSTRAINT "offer_sheets_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_sheets" ADD CONSTRAINT "offer_sheets_holder_club_id_clubs_id_fk" FOREIGN KEY ("holder_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restricted_free_agents" ADD CONSTRAINT "restricted_free_agents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restricted_free_agents" ADD CONSTRAINT "restricted_free_agents_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_inputs" ADD CONSTRAINT "game_inputs_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_message_reports" ADD CONSTRAINT "game_message_reports_message_id_game_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."game_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_message_reports" ADD CONSTRAINT "game_message_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_messages" ADD CONSTRAINT "game_messages_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_messages" ADD CONSTRAINT "game_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_periods" ADD CONSTRAINT "game_periods_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reactions" ADD CONSTRAINT "game_reactions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reactions" ADD CONSTRAINT "game_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_reports" ADD CONSTRAINT "game_reports_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_series_id_playoff_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."playoff_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_home_team_id_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_away_team_id_teams_id_fk" FOREIGN KEY ("away_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_candidates" ADD CONSTRAINT "hall_candidates_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_candidates" ADD CONSTRAINT "hall_candidates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_votes" ADD CONSTRAINT "hall_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hall_votes" ADD CONSTRAINT "hall_votes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_answered_by_user_id_users_id_fk" FOREIGN KEY ("answered_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_events" ADD CONSTRAINT "job_events_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_pro_league_id_leagues_id_fk" FOREIGN KEY ("pro_league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leagues" ADD CONSTRAINT "leagues_feeds_league_id_leagues_id_fk" FOREIGN KEY ("feeds_league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineup_repairs" ADD CONSTRAINT "lineup_repairs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineup_repairs" ADD CONSTRAINT "lineup_repairs_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_lineups" ADD CONSTRAINT "saved_lineups_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_partnerships" ADD CONSTRAINT "team_partnerships_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_mentions" ADD CONSTRAINT "news_mentions_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reactions" ADD CONSTRAINT "news_reactions_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reactions" ADD CONSTRAINT "news_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_seen" ADD CONSTRAINT "news_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_faces" ADD CONSTRAINT "player_faces_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_pasts" ADD CONSTRAINT "player_pasts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_drafted_by_team_id_teams_id_fk" FOREIGN KEY ("drafted_by_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_numbers" ADD CONSTRAINT "retired_numbers_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_numbers" ADD CONSTRAINT "retired_numbers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_players" ADD CONSTRAINT "team_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_players" ADD CONSTRAINT "team_players_team_id_owner_kind_teams_id_owner_kind_fk" FOREIGN KEY ("team_id","owner_kind") REFERENCES "public"."teams"("id","owner_kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_comments" ADD CONSTRAINT "proposal_comments_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_comments" ADD CONSTRAINT "proposal_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_reports" ADD CONSTRAINT "proposal_reports_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_reports" ADD CONSTRAINT "proposal_reports_comment_id_proposal_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."proposal_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_reports" ADD CONSTRAINT "proposal_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_votes" ADD CONSTRAINT "proposal_votes_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_votes" ADD CONSTRAINT "proposal_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_rewards" ADD CONSTRAINT "quest_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_ratings" ADD CONSTRAINT "club_ratings_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_rating_history" ADD CONSTRAINT "manager_rating_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_ratings" ADD CONSTRAINT "manager_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_nation_id_nations_id_fk" FOREIGN KEY ("nation_id") REFERENCES "public"."nations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporters" ADD CONSTRAINT "reporters_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporters" ADD CONSTRAINT "reporters_desk_id_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."desks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fill_ins" ADD CONSTRAINT "fill_ins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fill_ins" ADD CONSTRAINT "fill_ins_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_home_team_id_teams_id_fk" FOREIGN KEY ("home_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_claims" ADD CONSTRAINT "waiver_claims_waiver_id_waivers_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "public"."waivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiver_claims" ADD CONSTRAINT "waiver_claims_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_to_team_id_teams_id_fk" FOREIGN KEY ("to_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_claimed_by_club_id_clubs_id_fk" FOREIGN KEY ("claimed_by_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrimmages" ADD CONSTRAINT "scrimmages_host_team_id_teams_id_fk" FOREIGN KEY ("host_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrimmages" ADD CONSTRAINT "scrimmages_guest_team_id_teams_id_fk" FOREIGN KEY ("guest_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrimmages" ADD CONSTRAINT "scrimmages_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playoff_series" ADD CONSTRAINT "playoff_series_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playoff_series" ADD CONSTRAINT "playoff_series_high_team_id_teams_id_fk" FOREIGN KEY ("high_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playoff_series" ADD CONSTRAINT "playoff_series_low_team_id_teams_id_fk" FOREIGN KEY ("low_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playoff_series" ADD CONSTRAINT "playoff_series_winner_team_id_teams_id_fk" FOREIGN KEY ("winner_team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_players" ADD CONSTRAINT "shortlisted_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_players" ADD CONSTRAINT "shortlisted_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_players" ADD CONSTRAINT "shortlisted_players_known_club_id_clubs_id_fk" FOREIGN KEY ("known_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goalie_seasons" ADD CONSTRAINT "goalie_seasons_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goalie_seasons" ADD CONSTRAINT "goalie_seasons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goalie_seasons" ADD CONSTRAINT "goalie_seasons_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skater_seasons" ADD CONSTRAINT "skater_seasons_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skater_seasons" ADD CONSTRAINT "skater_seasons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skater_seasons" ADD CONSTRAINT "skater_seasons_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_games" ADD CONSTRAINT "team_games_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seasons" ADD CONSTRAINT "team_seasons_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_seasons" ADD CONSTRAINT "team_seasons_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD CONSTRAINT "trade_assets_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD CONSTRAINT "trade_assets_from_club_id_clubs_id_fk" FOREIGN KEY ("from_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD CONSTRAINT "trade_assets_to_club_id_clubs_id_fk" FOREIGN KEY ("to_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD CONSTRAINT "trade_assets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD CONSTRAINT "trade_assets_pick_id_draft_picks_id_fk" FOREIGN KEY ("pick_id") REFERENCES "public"."draft_picks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_block" ADD CONSTRAINT "trade_block_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_block" ADD CONSTRAINT "trade_block_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_comments" ADD CONSTRAINT "trade_comments_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_comments" ADD CONSTRAINT "trade_comments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_comments" ADD CONSTRAINT "trade_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_log" ADD CONSTRAINT "trade_log_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_log" ADD CONSTRAINT "trade_log_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_patience" ADD CONSTRAINT "trade_patience_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_patience" ADD CONSTRAINT "trade_patience_with_club_id_clubs_id_fk" FOREIGN KEY ("with_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_votes" ADD CONSTRAINT "trade_votes_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_votes" ADD CONSTRAINT "trade_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_votes" ADD CONSTRAINT "trade_votes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_from_club_id_clubs_id_fk" FOREIGN KEY ("from_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_to_club_id_clubs_id_fk" FOREIGN KEY ("to_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trades" ADD CONSTRAINT "trades_third_club_id_clubs_id_fk" FOREIGN KEY ("third_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_templates" ADD CONSTRAINT "training_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null and "users"."activated_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_name" ON "users" USING btree (lower("name")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_name_skeleton" ON "users" USING btree ("name_skeleton") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "held_achievements_by_achievement" ON "held_achievements" USING btree ("achievement");--> statement-breakpoint
CREATE INDEX "representations_by_agent" ON "representations" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "article_reads_by_user" ON "article_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_reads_by_day" ON "article_reads" USING btree ("read_on");--> statement-breakpoint
CREATE INDEX "article_reports_by_user" ON "article_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "articles_by_person" ON "articles" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "articles_by_news" ON "articles" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_by_user" ON "mail_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "award_results_rank" ON "award_results" USING btree ("season","league_id","award","rank");--> statement-breakpoint
CREATE INDEX "award_results_winners" ON "award_results" USING btree ("award","season") WHERE "award_results"."honor" is not null;--> statement-breakpoint
CREATE INDEX "award_results_by_player" ON "award_results" USING btree ("player_id") WHERE "award_results"."honor" is not null;--> statement-breakpoint
CREATE INDEX "award_results_by_club" ON "award_results" USING btree ("club_id") WHERE "award_results"."honor" is not null;--> statement-breakpoint
CREATE INDEX "award_results_by_user" ON "award_results" USING btree ("user_id") WHERE "award_results"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "poll_voters_by_user" ON "poll_voters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "polls_by_day" ON "polls" USING btree ("is_counted","closes_on");--> statement-breakpoint
CREATE INDEX "club_managers_by_club" ON "club_managers" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "club_managers_by_user" ON "club_managers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_managers_one_at_a_time" ON "club_managers" USING btree ("club_id") WHERE "club_managers"."to_day" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "clubs_one_per_owner" ON "clubs" USING btree ("owner_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_one_per_level" ON "teams" USING btree ("club_id","level");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_one_per_nation" ON "teams" USING btree ("nation_id");--> statement-breakpoint
CREATE INDEX "teams_by_league" ON "teams" USING btree ("league_id");--> statement-breakpoint
CREATE INDEX "teams_by_owner" ON "teams" USING btree ("owner_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_one_per_coach" ON "teams" USING btree ("coach_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "competitions_of_league" ON "competitions" USING btree ("league_id","season","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "competitions_one_for_scrimmages" ON "competitions" USING btree ("season") WHERE "competitions"."kind" = 'scrimmage';--> statement-breakpoint
CREATE INDEX "competitions_by_season" ON "competitions" USING btree ("season","kind");--> statement-breakpoint
CREATE INDEX "arrivals_by_team" ON "arrivals" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "cap_charges_by_club" ON "cap_charges" USING btree ("club_id","season");--> statement-breakpoint
CREATE UNIQUE INDEX "cap_charges_once" ON "cap_charges" USING btree ("contract_id","kind","season","club_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_talks_in_progress" ON "contract_talks" USING btree ("player_id","club_id") WHERE "contract_talks"."status" <> 'finished';--> statement-breakpoint
CREATE INDEX "contract_talks_by_club" ON "contract_talks" USING btree ("club_id","status");--> statement-breakpoint
CREATE INDEX "contracts_by_player" ON "contracts" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "contracts_by_club" ON "contracts" USING btree ("club_id","to_season");--> statement-breakpoint
CREATE UNIQUE INDEX "free_agent_offers_open" ON "free_agent_offers" USING btree ("player_id","club_id") WHERE "free_agent_offers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "free_agent_offers_by_club" ON "free_agent_offers" USING btree ("club_id","status");--> statement-breakpoint
CREATE INDEX "free_agent_offers_by_day" ON "free_agent_offers" USING btree ("status","decides_on");--> statement-breakpoint
CREATE UNIQUE INDEX "rulings_once" ON "rulings" USING btree ("player_id","game_id");--> statement-breakpoint
CREATE INDEX "rulings_open" ON "rulings" USING btree ("player_id") WHERE not "rulings"."is_served";--> statement-breakpoint
CREATE UNIQUE INDEX "draft_picks_once" ON "draft_picks" USING btree ("season","round","original_club_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_picks_spots" ON "draft_picks" USING btree ("league_id","season","spot");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_picks_by_player" ON "draft_picks" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "draft_picks_by_owner" ON "draft_picks" USING btree ("owner_club_id","season");--> statement-breakpoint
CREATE INDEX "draft_rights_by_club" ON "draft_rights" USING btree ("club_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_once" ON "drafts" USING btree ("league_id","season");--> statement-breakpoint
CREATE INDEX "junior_seasons_by_season" ON "junior_seasons" USING btree ("season");--> statement-breakpoint
CREATE UNIQUE INDEX "candidacies_one_each" ON "candidacies" USING btree ("election_id","person_id");--> statement-breakpoint
CREATE INDEX "candidacies_by_person" ON "candidacies" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "elections_one_at_a_time" ON "elections" USING btree ("nation_id") WHERE "elections"."state" <> 'decided';--> statement-breakpoint
CREATE INDEX "elections_by_nation" ON "elections" USING btree ("nation_id","id");--> statement-breakpoint
CREATE INDEX "recall_signatures_by_user" ON "recall_signatures" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "federation_members_one_at_a_time" ON "federation_members" USING btree ("user_id") WHERE "federation_members"."state" <> 'left';--> statement-breakpoint
CREATE INDEX "federation_members_by_nation" ON "federation_members" USING btree ("nation_id","state");--> statement-breakpoint
CREATE INDEX "federation_members_by_user" ON "federation_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "federation_seasons_by_president" ON "federation_seasons" USING btree ("president_id");--> statement-breakpoint
CREATE UNIQUE INDEX "federations_one_president" ON "federations" USING btree ("president_id");--> statement-breakpoint
CREATE UNIQUE INDEX "presidencies_one_each" ON "presidencies" USING btree ("nation_id") WHERE "presidencies"."until_day" is null;--> statement-breakpoint
CREATE INDEX "presidencies_by_person" ON "presidencies" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "bankruptcies_by_user" ON "bankruptcies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bankruptcies_by_club" ON "bankruptcies" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("account","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_day" ON "ledger_entries" USING btree ("account","season","day","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "loans_by_club" ON "loans" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "sponsor_deals_by_club" ON "sponsor_deals" USING btree ("club_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsor_deals_one_per_slot" ON "sponsor_deals" USING btree ("club_id","slot") WHERE "sponsor_deals"."state" = 'signed';--> statement-breakpoint
CREATE UNIQUE INDEX "offer_sheets_signed" ON "offer_sheets" USING btree ("player_id") WHERE "offer_sheets"."status" = 'signed';--> statement-breakpoint
CREATE INDEX "offer_sheets_by_status" ON "offer_sheets" USING btree ("status","match_by");--> statement-breakpoint
CREATE INDEX "offer_sheets_by_club" ON "offer_sheets" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "game_message_reports_by_user" ON "game_message_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_messages_by_game" ON "game_messages" USING btree ("game_id","id");--> statement-breakpoint
CREATE INDEX "game_messages_by_user" ON "game_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_reactions_by_user" ON "game_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_reports_waiting" ON "game_reports" USING btree ("requested_at") WHERE "game_reports"."report" is null;--> statement-breakpoint
CREATE INDEX "games_by_day" ON "games" USING btree ("season","day","slot");--> statement-breakpoint
CREATE INDEX "games_by_competition" ON "games" USING btree ("competition_id","day");--> statement-breakpoint
CREATE INDEX "games_by_home" ON "games" USING btree ("home_team_id","season","day");--> statement-breakpoint
CREATE INDEX "games_by_away" ON "games" USING btree ("away_team_id","season","day");--> statement-breakpoint
CREATE INDEX "hall_candidates_by_player" ON "hall_candidates" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "hall_members" ON "hall_candidates" USING btree ("season") WHERE "hall_candidates"."is_inducted";--> statement-breakpoint
CREATE INDEX "help_questions_by_user" ON "help_questions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "help_questions_waiting" ON "help_questions" USING btree ("id") WHERE "help_questions"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_applications_one_each" ON "job_applications" USING btree ("job_id","person_id");--> statement-breakpoint
CREATE INDEX "job_applications_by_person" ON "job_applications" USING btree ("person_id","state");--> statement-breakpoint
CREATE INDEX "job_events_by_season" ON "job_events" USING btree ("career","season","id");--> statement-breakpoint
CREATE INDEX "job_events_by_job" ON "job_events" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_events_by_person" ON "job_events" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_of_a_role" ON "jobs" USING btree ("club_id","kind","role") WHERE "jobs"."state" <> 'ended' and "jobs"."club_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_held" ON "jobs" USING btree ("person_id") WHERE "jobs"."state" = 'held';--> statement-breakpoint
CREATE INDEX "jobs_by_person" ON "jobs" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "jobs_by_state" ON "jobs" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "jobs_by_club" ON "jobs" USING btree ("club_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_lineups_name" ON "saved_lineups" USING btree ("team_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_lineups_away" ON "saved_lineups" USING btree ("team_id") WHERE "saved_lineups"."is_for_away";--> statement-breakpoint
CREATE INDEX "news_by_club" ON "news" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "news_by_league" ON "news" USING btree ("league_id","id");--> statement-breakpoint
CREATE INDEX "news_by_player" ON "news" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "news_by_person" ON "news" USING btree ("person_id","id") WHERE "news"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "news_mentions_by_news" ON "news_mentions" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "news_mentions_by_club" ON "news_mentions" USING btree ("club_id","news_id") WHERE "news_mentions"."club_id" is not null;--> statement-breakpoint
CREATE INDEX "news_mentions_by_player" ON "news_mentions" USING btree ("player_id","news_id") WHERE "news_mentions"."player_id" is not null;--> statement-breakpoint
CREATE INDEX "news_reactions_by_user" ON "news_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","is_read");--> statement-breakpoint
CREATE UNIQUE INDEX "persons_one_career_of_a_kind" ON "persons" USING btree ("user_id","kind") WHERE "persons"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "persons_by_kind" ON "persons" USING btree ("kind","retired_at");--> statement-breakpoint
CREATE INDEX "persons_by_player" ON "persons" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "players_by_team" ON "players" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "players_by_name" ON "players" USING btree ("lastname","firstname");--> statement-breakpoint
CREATE INDEX "players_by_letters" ON "players" USING gin ((lower(translate("firstname" || ' ' || "lastname", 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǢǣǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻǼǽǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳ', 'aaaaaaaceeeeiiiidnoooooouuuuytsaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaaaggkkoooojggnnaaaaooaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyy'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "players_by_draft_class" ON "players" USING btree ("draft_class") WHERE "players"."draft_class" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "team_players_one_of_a_kind" ON "team_players" USING btree ("player_id","owner_kind") WHERE "team_players"."to_day" is null;--> statement-breakpoint
CREATE INDEX "team_players_now" ON "team_players" USING btree ("team_id") WHERE "team_players"."to_day" is null;--> statement-breakpoint
CREATE INDEX "team_players_by_player" ON "team_players" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "proposal_comments_by_proposal" ON "proposal_comments" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "proposal_comments_by_user" ON "proposal_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proposal_reports_by_user" ON "proposal_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proposal_votes_by_user" ON "proposal_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proposals_by_user" ON "proposals" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desks_one_per_club" ON "desks" USING btree ("club_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desks_one_per_league" ON "desks" USING btree ("league_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desks_one_per_nation" ON "desks" USING btree ("nation_id");--> statement-breakpoint
CREATE INDEX "reporters_by_desk" ON "reporters" USING btree ("desk_id");--> statement-breakpoint
CREATE INDEX "recalls_by_home" ON "recalls" USING btree ("home_team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waivers_open" ON "waivers" USING btree ("player_id") WHERE "waivers"."status" = 'open';--> statement-breakpoint
CREATE INDEX "waivers_by_club" ON "waivers" USING btree ("club_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "scrimmages_of_game" ON "scrimmages" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "scrimmages_by_host" ON "scrimmages" USING btree ("host_team_id","created_at");--> statement-breakpoint
CREATE INDEX "scrimmages_by_guest" ON "scrimmages" USING btree ("guest_team_id","created_at");--> statement-breakpoint
CREATE INDEX "scrimmages_by_age" ON "scrimmages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "playoff_series_place" ON "playoff_series" USING btree ("competition_id","round","slot");--> statement-breakpoint
CREATE INDEX "standings_by_team" ON "standings" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlisted_players_once" ON "shortlisted_players" USING btree ("user_id","player_id");--> statement-breakpoint
CREATE INDEX "shortlisted_players_by_player" ON "shortlisted_players" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "goalie_games_by_player" ON "goalie_games" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "goalie_seasons_by_competition" ON "goalie_seasons" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "goalie_seasons_by_team" ON "goalie_seasons" USING btree ("team_id","competition_id");--> statement-breakpoint
CREATE INDEX "skater_games_by_player" ON "skater_games" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "skater_games_notable" ON "skater_games" USING btree ("game_id") WHERE goals >= 3 or assists >= 3 or goals + assists >= 4 or shots >= 8 or hits >= 7 or blocks >= 6 or pim >= 10;--> statement-breakpoint
CREATE INDEX "skater_seasons_by_competition" ON "skater_seasons" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "skater_seasons_by_team" ON "skater_seasons" USING btree ("team_id","competition_id");--> statement-breakpoint
CREATE INDEX "team_games_by_team" ON "team_games" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_seasons_by_competition" ON "team_seasons" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "trade_assets_by_trade" ON "trade_assets" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "trade_assets_by_player" ON "trade_assets" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "trade_assets_by_pick" ON "trade_assets" USING btree ("pick_id");--> statement-breakpoint
CREATE INDEX "trade_block_by_club" ON "trade_block" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "trade_comments_by_trade" ON "trade_comments" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "trade_comments_by_user" ON "trade_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trade_votes_by_user" ON "trade_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trades_by_giver" ON "trades" USING btree ("from_club_id","status");--> statement-breakpoint
CREATE INDEX "trades_by_receiver" ON "trades" USING btree ("to_club_id","status");--> statement-breakpoint
CREATE INDEX "trades_by_third" ON "trades" USING btree ("third_club_id","status");--> statement-breakpoint
CREATE INDEX "trades_by_day" ON "trades" USING btree ("status","expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "world_checks_one_open" ON "world_checks" USING btree (("finished_at" is null)) WHERE "world_checks"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "world_steps_by_day" ON "world_steps" USING btree ("season","day");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_by_user" ON "mails" USING btree ("user_id");