<?php
declare( strict_types=1 );

namespace Larder\Tests\Exchange\Provider;

use WordPress\AiClient\Common\Exception\RuntimeException;
use WordPress\AiClient\Messages\DTO\Message;
use WordPress\AiClient\Messages\DTO\MessagePart;
use WordPress\AiClient\Messages\DTO\ModelMessage;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelConfig;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\TextGeneration\Contracts\TextGenerationModelInterface;
use WordPress\AiClient\Results\DTO\Candidate;
use WordPress\AiClient\Results\DTO\GenerativeAiResult;
use WordPress\AiClient\Results\DTO\TokenUsage;
use WordPress\AiClient\Results\Enums\FinishReasonEnum;

/**
 * A model that answers what a test wants, and keeps what it was asked.
 */
final class PictureModel implements ModelInterface, TextGenerationModelInterface {

	/** What it answers; empty where it fails. */
	public static string $answer = '';

	/**
	 * What it was asked last.
	 *
	 * @var array<array-key, Message>
	 */
	public static array $prompt = [];

	/** How it was to answer. */
	public static ?ModelConfig $wanted = null;

	private ModelConfig $config;

	public function __construct( private readonly ModelMetadata $metadata, private readonly ProviderMetadata $provider ) {
		$this->config = new ModelConfig();
	}

	public function metadata(): ModelMetadata {
		return $this->metadata;
	}

	public function providerMetadata(): ProviderMetadata {
		return $this->provider;
	}

	public function setConfig( ModelConfig $config ): void {
		$this->config = $config;
	}

	public function getConfig(): ModelConfig {
		return $this->config;
	}

	public function generateTextResult( array $prompt ): GenerativeAiResult {
		self::$prompt = $prompt;
		self::$wanted = $this->config;
		if ( '' === self::$answer ) {
			throw new RuntimeException( 'The quota is <b>used up</b>.' );
		}
		$candidate = new Candidate( new ModelMessage( [ new MessagePart( self::$answer ) ] ), FinishReasonEnum::stop() );
		return new GenerativeAiResult( 'one', [ $candidate ], new TokenUsage( 1, 1, 2 ), $this->provider, $this->metadata );
	}
}
