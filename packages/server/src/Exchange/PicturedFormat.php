<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * A format whose file can hold the picture of a recipe itself: a document that is written in it may have its picture as
 * {@see EmbeddedPictures} has it, and has its URL where the picture is not at hand.
 */
interface PicturedFormat extends StreamedFormat {}
