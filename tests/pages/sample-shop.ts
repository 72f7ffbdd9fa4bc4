/** A small shop as another back end would send it: the names and shapes are the specified ones, written out, nothing of ours added. */
type Wire = Readonly<Record<string, unknown>>;

export const SETTINGS: Wire = {
  contact_no: '(305) 555-0142',
  email: 'hello@shop.example',
  address: '1 Plank Way, Doral, FL 33178',
  map_url: 'https://map.example/shop',
  instagram: 'https://instagram.example/shop',
  facebook: 'https://facebook.example/shop',
  tiktok: 'https://tiktok.example/shop',
  twitter: 'https://yelp.example/shop',
  meta_title: 'Floors of the settings',
  meta_description: 'A description of the settings',
  meta_tag: 'words, of, the, settings',
  latitude: '25.80',
  longitude: '-80.30',
  tax: '7',
  installation_charge: '2.50',
  installation_description: '<p>Two fitters come in the morning.</p>',
  warehouse_address: '9 Warehouse Road, Doral',
  pick_up_delivery: '<p>Bring a van for pick-up.</p>',
  agree_delivery: '<p>Delivery is to the kerb.</p>',
  privacy_policy: '<p>In short.</p><h2>What we keep</h2>',
  terms_conditions: '<p>In short.</p><h2>What we promise</h2>',
};

export const CATEGORIES: readonly Wire[] = [
  { product_category_id: 1, title: 'Click planks', description: '<p>Planks that <b>click</b>.</p>', image: '/media/c1.webp' },
  { product_category_id: 2, title: 'Stone look', description: '<p>Tiles that look like stone.</p>', image: '/media/c2.webp' },
];

export const PRODUCTS: readonly Wire[] = [
  {
    product_id: 107,
    product_category_id: 1,
    title: 'Coastal Maple',
    price: '3.19',
    main_price: '3.49',
    save_button_price: 'Save $0.30',
    price_per_box: '75.41',
    sqft_in_box: '23.64',
    slug: 'coastal-maple',
    image: '/media/p107.webp',
    description: '<p>Pale and <b>calm</b>.</p>',
  },
  {
    product_id: 108,
    product_category_id: 1,
    title: 'Walnut',
    price: null,
    main_price: null,
    save_button_price: null,
    price_per_box: '129.78',
    sqft_in_box: '23.64',
    slug: 'walnut',
    image: null,
    description: '',
  },
  {
    product_id: 201,
    product_category_id: 2,
    title: 'Grey Slate',
    price: '4.29',
    main_price: null,
    save_button_price: null,
    price_per_box: '101.42',
    sqft_in_box: '23.64',
    slug: 'grey-slate',
    image: '/media/p201.webp',
    description: '<p>Grey.</p>',
  },
];

export const DETAILS: Wire = {
  product: {
    ...PRODUCTS[0],
    product_specifications: [
      {
        product_specifications_id: 1,
        title: 'Dimensions',
        product_specifications_detail: [
          { title: 'Plank', sub_title: '9 x 60 in' },
          { title: 'Thickness', sub_title: '6.5 mm' },
        ],
      },
      { product_specifications_id: 2, title: 'Performance', product_specifications_detail: [{ title: 'Waterproof', sub_title: '100%' }] },
    ],
  },
  product_image: [
    { type: 'Image', file: '/media/p107.webp', video: null, video_url: null },
    { type: 'Video', file: '/media/p107-poster.webp', video: '/media/p107.mp4', video_url: null },
    { type: 'Youtube', file: null, video: null, video_url: 'https://www.youtube.com/watch?v=abcdefghij1' },
  ],
};

export const ARTICLES: readonly Wire[] = [
  {
    newsletter_id: 1,
    slug: 'maple-or-oak',
    title: 'Maple or oak?',
    date: '2025-06-04',
    image: '/media/a1.webp',
    thumbnail_image: '/media/a1-small.webp',
    description: '<p>Both are hard.</p>',
  },
  {
    newsletter_id: 2,
    slug: 'salt-air',
    title: 'Floors in salt air',
    date: '2025-05-09',
    image: '/media/a2.webp',
    thumbnail_image: '/media/a2-small.webp',
    description: '<p>Salt does nothing.</p>',
  },
];

export const GUIDES: readonly Wire[] = [
  {
    installation_id: 1,
    slug: 'floating',
    title: 'Floating planks',
    image: '/media/g1.webp',
    description: '<p>Start at the long wall.</p>',
    product_image: [
      { type: 'Image', file: '/media/g1.webp', video: null, video_url: null },
      { type: 'Video', file: null, video: '/media/g1.mp4', video_url: null },
      { type: 'Youtube', file: null, video: null, video_url: 'https://youtu.be/abcdefghij2' },
    ],
  },
];

export const HOME: Wire = {
  banner: [
    { type: 'Image', image: '/media/h1.webp', video: null, title: 'The floor is the room', subtitle: 'By the box' },
    { type: 'Video', image: '/media/h2.webp', video: '/media/h2.mp4', title: 'Water runs off', subtitle: 'Since it is vinyl' },
  ],
  product_category: CATEGORIES,
  client_say: [{ name: 'Ana Ruiz', designation: 'Home owner, Doral', description: '<p>Laid in a day.</p>', image: '/media/t1.webp' }],
  sps_flooring_title: 'Start with the grain',
  sps_flooring_sub_title: 'Two families of floors',
  weekly_bestsellers_title: 'Most carried out',
  weekly_bestsellers_sub_title: 'This week',
  clients_say_title: 'What they say',
  clients_say_sub_title: 'In their own words',
};

export const ABOUT: Wire = {
  image: '/media/about.webp',
  banner_title: 'Since 1998',
  banner_sub_title: 'In Doral',
  title: 'A family shop',
  sub_title: 'Three generations',
  description: '<p>We began with a van.</p>',
  extra: '<p>Come and see us.</p>',
};

export const CART: readonly Wire[] = [
  {
    user_carts_id: 11,
    product_id: 107,
    quantity: 9,
    installation_charge: 0,
    product: {
      product_id: 107,
      title: 'Coastal Maple',
      image: '/media/p107.webp',
      price: '3.19',
      price_per_box: '75.41',
      sqft_in_box: '23.64',
      slug: 'coastal-maple',
    },
  },
];

export const ADDRESSES: readonly Wire[] = [
  {
    appuser_address_id: 7,
    name: 'Elena Ruiz',
    address_line_1: '1420 Coral Way',
    address_line_2: '',
    postal_code: '33145',
    mobile_number: '3055550142',
    is_default: '1',
    city: 'Miami',
    state: 'FL',
    latitude: '25.75',
    longitude: '-80.22',
  },
  {
    appuser_address_id: 8,
    name: 'Marco Diaz',
    address_line_1: '5 Palm Avenue',
    address_line_2: '',
    postal_code: '33010',
    mobile_number: '3055550143',
    is_default: '0',
    city: 'Hialeah',
    state: 'FL',
    latitude: '25.82',
    longitude: '-80.28',
  },
];

export const BANDS: readonly Wire[] = [
  { min_mile: 0, max_mile: 20, price: 150 },
  { min_mile: 20, max_mile: 60, price: 210 },
  { min_mile: 60, max_mile: 90, price: 0 },
];
