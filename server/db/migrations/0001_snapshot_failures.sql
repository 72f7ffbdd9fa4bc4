ALTER TABLE "checkout_snapshots" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "checkout_snapshots_state" ON "checkout_snapshots" USING btree ("state");