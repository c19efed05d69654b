CREATE TABLE "performance_bonuses" (
	"contract_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"mark" text NOT NULL,
	"player_id" integer NOT NULL,
	"club_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"earned_on" integer NOT NULL,
	CONSTRAINT "performance_bonuses_contract_id_season_mark_pk" PRIMARY KEY("contract_id","season","mark")
);
--> statement-breakpoint
ALTER TABLE "cap_accruals" ADD COLUMN "bonuses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "performance_bonuses" ADD CONSTRAINT "performance_bonuses_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_bonuses" ADD CONSTRAINT "performance_bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance_bonuses" ADD CONSTRAINT "performance_bonuses_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "performance_bonuses_by_player" ON "performance_bonuses" USING btree ("player_id");