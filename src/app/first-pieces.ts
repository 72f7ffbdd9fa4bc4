// Shown by the first screens, and by most others: one file with the app is a request less, and smaller.
import '../features/catalogue/product-card';
import '../features/catalogue/picture-sizes';
import '../features/site/product-section';
import '../features/site/site-meta';
import '../ui/below-window';
import '../ui/load-state';
import '../ui/page-band';
import '../ui/section-reveal';
import '../ui/structured-data';
import '../ui/use-is-beginning';
import '../ui/use-is-running';
import '../api/error-kind';
import '../domain/text';
