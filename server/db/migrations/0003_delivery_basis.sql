ALTER TABLE "orders" ADD COLUMN "delivery_miles" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "band_min_mile" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "band_max_mile" double precision;