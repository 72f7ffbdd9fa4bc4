ALTER TABLE "addresses" ADD COLUMN "place_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_located_by" text;--> statement-breakpoint
-- Earlier orders were paid with the stand-in when it knows their payment.
UPDATE "orders" SET "is_demo" = true WHERE "payment_id" IN (SELECT "id" FROM "stand_in_intents");
