ALTER TABLE "draft_picks" ADD COLUMN "is_promised" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD COLUMN "becomes_pick_id" integer;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD COLUMN "condition" jsonb;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD COLUMN "condition_status" text;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD COLUMN "condition_season" smallint;--> statement-breakpoint
ALTER TABLE "trade_assets" ADD CONSTRAINT "trade_assets_becomes_pick_id_draft_picks_id_fk" FOREIGN KEY ("becomes_pick_id") REFERENCES "public"."draft_picks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_assets_by_other_pick" ON "trade_assets" USING btree ("becomes_pick_id");--> statement-breakpoint
CREATE INDEX "trade_assets_pending" ON "trade_assets" USING btree ("condition_status") WHERE "trade_assets"."condition_status" = 'pending';--> statement-breakpoint
ALTER TABLE "trade_assets" ADD CONSTRAINT "trade_assets_conditions_are_whole" CHECK (("trade_assets"."becomes_pick_id" is null) = ("trade_assets"."condition" is null) and ("trade_assets"."condition_status" is null) = ("trade_assets"."condition_season" is null));