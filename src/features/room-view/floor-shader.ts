import { JOINT_ROWS } from '../../domain/floor-layout';
import { STORED_LIGHT, WHITE_BALANCE } from '../../domain/room-light';

const number = (value: number): string => value.toFixed(6);

export const VERTEX_SHADER = `#version 300 es
out vec2 uv;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  uv = vec2(corner.x + 1.0, 1.0 - corner.y) * 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** As in src/domain (floor-layout, room-camera, room-light), for each pixel. Lengths in millimetres. */
export const FLOOR_SHADER = `#version 300 es
precision highp float;
precision highp int;
in vec2 uv;
out vec4 shown;
uniform sampler2D view, light, bounce, cover, sheet;
uniform vec3 cameraAt;
uniform vec4 lens; // yaw cosine, yaw sine, spread, horizon
uniform float aspect;
uniform vec2 pixel; // size of a pixel, in uv
uniform vec2 turn; // cosine and sine of the rows' turn
uniform vec2 piece; // length and width
uniform int pieces;
uniform vec2 sheetSize;
uniform bool isHerringbone;
uniform float joints[${JOINT_ROWS}];
uniform int starts[${JOINT_ROWS}];
uniform int stride;
uniform float sheen, metered;
uniform vec3 back;

vec2 onFloor(vec2 at, out float cosine) {
  float right = (at.x - 0.5) * lens.z;
  float down = max(0.004, (at.y - lens.w) * lens.z / aspect);
  float reach = cameraAt.y / down;
  float x = cameraAt.x + (right * lens.x + lens.y) * reach;
  float z = cameraAt.z + (right * lens.y - lens.x) * reach;
  cosine = down / sqrt(right * right + down * down + 1.0);
  return vec2(x * turn.x + z * turn.y, z * turn.x - x * turn.y);
}

uint pieceNumber(int column, int row) {
  uint h = (uint(column) * 0x8da6b343u) ^ (uint(row) * 0xd8163841u);
  h = (h ^ (h >> 15)) * 0x2c1b3c6du;
  h = (h ^ (h >> 12)) * 0x297a2d39u;
  return h ^ (h >> 15);
}

vec3 boardAt(vec2 p, vec2 dx, vec2 dy) {
  int column = 0;
  int row = 0;
  vec2 spot = vec2(0.0);
  int chosen = 0;
  bool isStanding = false;
  if (isHerringbone) {
    int guess = int(floor((p.x - p.y + piece.y) / (2.0 * piece.x)));
    for (int b = guess - 1; b <= guess + 1; b += 1) {
      float bx = p.x - float(b) * piece.x;
      float by = p.y + float(b) * piece.x;
      float k = floor(by / piece.y);
      float lying = bx - k * piece.y;
      if (lying >= 0.0 && lying < piece.x) {
        column = int(k) * 2;
        row = b;
        spot = vec2(lying, by - k * piece.y);
        isStanding = false;
        break;
      }
      float j = floor((bx - piece.x) / piece.y);
      float standing = by - (j + 1.0) * piece.y + piece.x;
      if (standing >= 0.0 && standing < piece.x) {
        column = int(j) * 2 + 1;
        row = b;
        spot = vec2(standing, bx - piece.x - j * piece.y);
        isStanding = true;
        break;
      }
    }
  } else {
    row = int(floor(p.y / piece.y));
    int kept = ((row % ${JOINT_ROWS}) + ${JOINT_ROWS}) % ${JOINT_ROWS};
    float shifted = p.x - joints[kept] * piece.x;
    column = int(floor(shifted / piece.x));
    spot = vec2(shifted - float(column) * piece.x, p.y - float(row) * piece.y);
    chosen = (((column * stride + starts[kept]) % pieces) + pieces) % pieces;
  }
  uint n = pieceNumber(column, row);
  float which = isHerringbone ? float(n % uint(pieces)) : float(chosen);
  if (((n >> 16) & 1u) == 1u) spot.x = piece.x - spot.x;
  if (((n >> 17) & 1u) == 1u) spot.y = piece.y - spot.y;
  vec2 share = clamp(spot / piece, vec2(0.0), vec2(1.0));
  float edge = 0.5 * float(pieces) / sheetSize.y;
  share.y = clamp(share.y, edge, 1.0 - edge);
  vec2 scale = vec2(piece.x, piece.y * float(pieces));
  vec2 gx = (isStanding ? dx.yx : dx) / scale;
  vec2 gy = (isStanding ? dy.yx : dy) / scale;
  return textureGrad(sheet, vec2(share.x, (which + share.y) / float(pieces)), gx, gy).rgb;
}

vec3 lightFrom(vec3 stored, float range) {
  return pow(stored, vec3(${number(STORED_LIGHT.gamma)})) * range;
}

float shoulder(float x) {
  return x <= 0.46 ? max(0.0, x) : 0.46 + 0.54 * (1.0 - exp(-(x - 0.46) / 0.57));
}

void main() {
  vec2 half1 = vec2(clamp(uv.x, 0.001, 0.999) * 0.5, uv.y);
  vec2 half2 = half1 + vec2(0.5, 0.0);
  vec3 value = lightFrom(texture(view, uv).rgb, ${number(STORED_LIGHT.range)});
  value *= 1.0 + texture(bounce, half1).rgb * (back - 1.0);
  float share = texture(cover, uv).r;
  if (share > 0.004) {
    float cosine;
    vec2 middle = onFloor(uv, cosine);
    float other;
    vec2 dx = (onFloor(uv + vec2(pixel.x, 0.0), other) - middle) * 0.5;
    vec2 dy = (onFloor(uv + vec2(0.0, pixel.y), other) - middle) * 0.5;
    vec3 colour = vec3(0.0);
    for (int i = 0; i < 4; i += 1) {
      vec2 shift = vec2(float(i & 1) * 2.0 - 1.0, float(i >> 1) * 2.0 - 1.0);
      colour += boardAt(middle + dx * shift.x * 0.5 + dy * shift.y * 0.5, dx, dy) * 0.25;
    }
    vec3 falling = lightFrom(texture(light, half1).rgb, ${number(STORED_LIGHT.range)}) * (1.0 + texture(bounce, half2).rgb * (back - 1.0));
    vec3 mirrored = lightFrom(texture(light, half2).rgb, ${number(STORED_LIGHT.mirrorRange)});
    float mirror = (0.03 + 0.4 * pow(1.0 - cosine, 5.0)) * (0.3 + 0.7 * sheen);
    value = mix(value, colour * falling * (1.0 - mirror) + mirrored * mirror, share);
  }
  value *= metered * vec3(${WHITE_BALANCE.map(number).join(', ')});
  float most = max(value.r, max(value.g, value.b));
  float shared = most > 0.0 ? shoulder(most) / most : 1.0;
  value = 0.7 * value * shared + 0.3 * vec3(shoulder(value.r), shoulder(value.g), shoulder(value.b));
  shown = vec4(mix(value * 12.92, 1.055 * pow(max(value, vec3(0.0031308)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, value)), 1.0);
}`;
