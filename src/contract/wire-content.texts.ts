export const wireContentTexts = {
  floor: 'This floor',
  client: 'One of our clients',
  guide: 'Installation guide',
};
