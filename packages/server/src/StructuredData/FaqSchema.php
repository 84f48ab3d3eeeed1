<?php
declare( strict_types=1 );

namespace Larder\StructuredData;

use Larder\Recipe\RecipeDocument;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the schema.org FAQPage of a document, where the site wants one.
 *
 * Search engines show it for few sites only, so it is a setting that is off.
 */
final class FaqSchema {

	/** Tags that may be in an answer, by Google's documentation. */
	private const TAGS = '<h1><h2><h3><h4><h5><h6><br><ol><ul><li><a><p><div><b><strong><i><em>';

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Returns the node.
	 *
	 * @return array<string, mixed>|null The node without `@context`; null where the setting is off or nobody asks anything.
	 */
	public function build( RecipeDocument $document, \WP_Post $post ): ?array {
		$questions = $document->data['faq'];
		if ( [] === $questions || ! $this->settings->is_on( 'enableFaqSchema' ) ) {
			return null;
		}
		$permalink = (string) get_permalink( $post );
		return [
			'@type'      => 'FAQPage',
			'@id'        => $permalink . '#faq',
			'mainEntity' => array_map(
				static fn ( array $question ): array => [
					'@type'          => 'Question',
					'name'           => $question['question'],
					'url'            => $permalink . '#faq-' . $question['id'],
					'acceptedAnswer' => [
						'@type' => 'Answer',
						// phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- Keeps the tags that an answer may have; scripts were filtered before.
						'text'  => trim( strip_tags( $question['html'], self::TAGS ) ),
					],
				],
				$questions
			),
		];
	}
}
